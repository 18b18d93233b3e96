import { weeksLater } from '#shared/events/details/event-copy.ts';
import { addDays } from '#shared/local-dates.ts';
import { toLocal } from '#shared/time.ts';

/** After work. */
const usualTime = '18:30';

interface Last {
  readonly localStart: string;
  readonly timeZone: string;
  readonly isTimeTbd?: boolean | undefined;
}

/** When a new event would be: as the last one, on its next weekday, or tomorrow after work. */
export function defaultStart(last: Last | undefined, timeZone: string, now: Date): string {
  if (last && !last.isTimeTbd) return weeksLater(last.localStart, timeZone, now);
  return `${addDays(toLocal(now, timeZone).slice(0, 10), 1)}T${usualTime}`;
}

/** The time on another day; on the day itself not before the next half hour. */
export function onDay(date: string, time: string, timeZone: string, now: Date): string {
  const local = toLocal(now, timeZone);
  const wanted = `${date}T${time || usualTime}`;
  if (date !== local.slice(0, 10) || wanted > local) return wanted;
  const soon = toLocal(new Date(now.getTime() + 60 * 60_000), timeZone);
  const half = Number(soon.slice(14)) < 30 ? '00' : '30';
  return `${soon.slice(0, 14)}${half}`;
}
