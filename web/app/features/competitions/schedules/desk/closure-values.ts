import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import type { Closure } from '#shared/competitions/schedules/schemas.ts';
import { toLocal } from '#shared/time.ts';
import { dayAt } from '../names.ts';

/** What the fields of a closure hold: local times of the season, and no place for all of them. */
export interface ClosureValues {
  readonly placeId: string;
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

/** From the first to the last minute of a day. */
export const wholeDay = (day: string | undefined) =>
  day ? { from: `${day}T00:00`, until: `${day}T23:59` } : { from: '', until: '' };

export const isWholeDay = ({ from, until }: ClosureValues): boolean =>
  from !== '' && from.endsWith('T00:00') && until === `${from.slice(0, 10)}T23:59`;

interface DayToPlay {
  readonly day: string;
  readonly matches: number;
}

/** The days on which the draft has matches, from today on where it is played. */
export function daysToPlay({ draft, timeZone }: ScheduleDesk, now = new Date()): readonly DayToPlay[] {
  const today = toLocal(now, timeZone).slice(0, 10);
  const days = (draft?.matches ?? []).flatMap(({ at }) => (at ? dayAt(at) : []));
  const counts = Map.groupBy(days, (day) => day);
  return [...counts]
    .filter(([day]) => day >= today)
    .map(([day, { length }]) => ({ day, matches: length }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

export const closureOf = ({ placeId, from, until, reason }: ClosureValues): Closure => ({
  id: `${placeId || 'all'} ${from} ${until}`,
  from,
  until,
  reason,
  ...(placeId && { placeId }),
});

/** What the server would refuse, in words that say which field it is. */
export function faultOf({ from, until }: Pick<ClosureValues, 'from' | 'until'>): string | undefined {
  if (!from || !until) return 'Enter when it closes and reopens.';
  return until > from ? undefined : 'The end has to be after the start.';
}
