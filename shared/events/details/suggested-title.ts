import { dayNumber, weekdayOf } from '#shared/local-dates.ts';
import { gameTypeLabel, otherGameTypeId } from '#shared/places/game-types.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const partOf = (hour: number): string => {
  if (hour < 12) return 'morning';
  if (hour < 17) return 'afternoon';
  return hour < 18 ? 'evening' : 'night';
};

interface Planned {
  readonly gameTypeId?: string | undefined;
  readonly otherGameType?: string | undefined;
  /** `2026-12-03T18:30` on the clock of the place. */
  readonly localStart?: string | undefined;
  readonly isTimeTbd?: boolean | undefined;
}

/** `Thursday night volleyball`; nothing while the sport or the day is unknown. */
export function suggestedTitle({ gameTypeId, otherGameType, localStart, isTimeTbd = false }: Planned): string {
  const [date = '', time = ''] = (localStart ?? '').split('T');
  if (!gameTypeId || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return '';
  const isUnnamed = gameTypeId === otherGameTypeId && !otherGameType;
  const game = isUnnamed ? 'game' : gameTypeLabel(gameTypeId, otherGameType).toLowerCase();
  const part = isTimeTbd || !/^\d{2}:/.test(time) ? '' : ` ${partOf(Number(time.slice(0, 2)))}`;
  return `${weekdays[weekdayOf(dayNumber(date))]}${part} ${game}`;
}
