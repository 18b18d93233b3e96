import { nextAt } from '#shared/notifications/choose-delivery.ts';
import { toLocal } from '#shared/time.ts';
import type { ActivitySubscription } from './schemas.ts';

type Timed = Pick<ActivitySubscription, 'frequency' | 'startDate' | 'endDate'>;

/** On the clock of its person (domain 4.25). */
const digestTime = '08:00';
const monday = 1;
const dayMs = 24 * 60 * 60_000;
/** Mails of one that tells at once, on one day. */
export const mostInstantADay = 3;

/** Whether the last day of a temporary one has passed. */
export const isOver = ({ endDate }: Timed, now: Date): boolean => endDate !== undefined && now.getTime() > endDate;

export const hasBegun = ({ startDate }: Timed, now: Date): boolean =>
  startDate === undefined || now.getTime() >= startDate;

/**
 * When to look next, after `now`: at the next digest, or when a temporary one is to be closed, whichever comes first.
 * Undefined where nothing is to come by itself: what tells at once is woken by events, and what is over stays so.
 */
export function nextWakeAt(timed: Timed, timeZone: string, now: Date): string | undefined {
  const { frequency, startDate = 0, endDate } = timed;
  const from = new Date(Math.max(now.getTime(), startDate - 1));
  const digest =
    frequency === 'instant'
      ? undefined
      : nextAt(digestTime, timeZone, from, frequency === 'weekly' ? monday : undefined);
  const closing = endDate === undefined ? undefined : nextAt(digestTime, timeZone, new Date(endDate));
  if (closing !== undefined && closing <= now.toISOString()) return undefined;
  return [digest, closing].filter((at) => at !== undefined).sort()[0];
}

/** After the last mail of a day that one which tells at once may send: the next morning. */
export const nextMorning = (timeZone: string, now: Date): string => nextAt(digestTime, timeZone, now);

/**
 * What a digest that is sent now would be called: the day it belongs to, of one that tells at once with its number on that
 * day. Undefined when that was told already; `last` is what the last digest was called.
 */
export function periodDue(timed: Timed, timeZone: string, now: Date, last = ''): string | undefined {
  const lastDay = last.slice(0, 10);
  if (timed.frequency !== 'instant') {
    const day = digestDay(timed, timeZone, now);
    return lastDay >= day ? undefined : day;
  }
  const today = toLocal(now, timeZone).slice(0, 10);
  if (lastDay > today) return undefined;
  const sent = lastDay === today ? Number(last.slice(11) || 1) : 0;
  return sent < mostInstantADay ? `${today}#${sent + 1}` : undefined;
}

/** The day of the last digest time that has come. */
function digestDay({ frequency }: Timed, timeZone: string, now: Date): string {
  const local = toLocal(now, timeZone);
  const today = new Date(`${local.slice(0, 10)}T00:00:00Z`);
  const last = new Date(today.getTime() - (local.slice(11) >= digestTime ? 0 : dayMs));
  const back = frequency === 'weekly' ? (last.getUTCDay() - monday + 7) % 7 : 0;
  return new Date(last.getTime() - back * dayMs).toISOString().slice(0, 10);
}
