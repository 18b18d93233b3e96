import { toInstant, toLocal } from '#shared/time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Below this time to the start nothing is held any more: players in line may take a free seat first (domain 4.4.3). */
const rushMs = 2 * hourMs;

/** How long an offer holds, by the time to the start; the first row that fits counts (domain 4.4.3). */
const holds: readonly (readonly [moreThanMs: number, holdMs: number])[] = [
  [72 * hourMs, 12 * hourMs],
  [24 * hourMs, 4 * hourMs],
  [6 * hourMs, hourMs],
  [rushMs, 20 * minuteMs],
];

interface Start {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** The instant from which free seats go to the first to take them. */
export const rushFrom = ({ startsAt }: Pick<Start, 'startsAt'>): Date => new Date(Date.parse(startsAt) - rushMs);

export const isRush = (start: Pick<Start, 'startsAt'>, now: Date): boolean => now >= rushFrom(start);

/** Until when an offer made now holds; undefined when it is too late for offers. */
export function offerUntil(start: Start, now: Date): Date | undefined {
  const left = Date.parse(start.startsAt) - now.getTime();
  const hold = holds.find(([moreThanMs]) => left > moreThanMs)?.[1];
  if (hold === undefined) return undefined;
  const counted = left > 16 * hourMs ? afterNight(start.timeZone, now) : now;
  return new Date(Math.min(counted.getTime() + hold, Date.parse(start.startsAt)));
}

/** How long a player who was approved or picked has to pay (domain 4.4.3): a day, and at most until two hours before the start. */
export function payUntil({ startsAt }: Pick<Start, 'startsAt'>, now: Date): Date {
  const start = Date.parse(startsAt);
  const until = Math.min(now.getTime() + 24 * hourMs, start - rushMs);
  return new Date(until > now.getTime() ? until : Math.min(now.getTime() + 20 * minuteMs, start));
}

/** No answer is due at night: between 22:00 and 08:00 the clock of an offer starts at 08:00. */
function afterNight(timeZone: string, now: Date): Date {
  const local = toLocal(now, timeZone);
  const hour = Number(local.slice(11, 13));
  if (hour >= 8 && hour < 22) return now;
  const day = new Date(`${local.slice(0, 10)}T00:00:00Z`);
  if (hour >= 22) day.setUTCDate(day.getUTCDate() + 1);
  return toInstant(`${day.toISOString().slice(0, 10)}T08:00`, timeZone);
}
