import { policyInstants } from '#shared/events/rsvp/policy-instants.ts';
import { occurrenceTimes } from '#shared/events/series/occurrence-times.ts';
import { addDays } from '#shared/local-dates.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { withdrawn } from '../../details/visibility/withdrawn.ts';
import type { OccurrencePlan, StoredSeries } from '../stored-series.ts';

/** One date of a series as a new event. */
export function newOccurrence(series: StoredSeries, plan: OccurrencePlan, now: Date): StoredEvent {
  const { creatorId, hostName, shareToken } = series;
  const at = now.toISOString();
  return {
    ...series.template,
    ...plan,
    ...policyInstants({ ...series.template, startsAt: plan.startsAt }),
    ...membership(series),
    minimumKept: false,
    version: 1,
    status: 'scheduled',
    shareToken,
    creatorId,
    hostName,
    createdAt: at,
    updatedAt: at,
  };
}

/** What changes about an event that lags behind its series. What was decided about it alone stays. */
export function caughtUp(event: StoredEvent, series: StoredSeries): Partial<StoredEvent> {
  const own = new Set(event.ownFields ?? []);
  const common = Object.entries({ ...withdrawn, ...series.template }).filter(([name]) => !own.has(name));
  const after = { ...event, ...Object.fromEntries(common) } as StoredEvent;
  const times = timesOf(after, series, own.has('localStart'));
  const instants = policyInstants({ ...after, startsAt: times.startsAt });
  return { ...Object.fromEntries(common), ...times, ...instants, ...membership(series) };
}

function timesOf({ occurrenceDate = '', ...event }: StoredEvent, series: StoredSeries, isMoved: boolean) {
  const { timeZone, duration, localStart } = event;
  const wanted = isMoved
    ? { date: localStart.slice(0, 10), startTime: localStart.slice(11) }
    : { date: addDays(occurrenceDate, series.shiftDays), startTime: series.startTime };
  return occurrenceTimes(wanted.date, { startTime: wanted.startTime, shiftDays: 0, timeZone, duration });
}

const membership = ({ seriesId, rootId, contentVersion }: StoredSeries) => ({
  seriesId,
  rootId,
  seriesVersion: contentVersion,
});

const followsFromOthers = new Set(['startsAt', 'endsAt', 'rsvpOpensAt', 'rsvpDeadline']);

/** The names of what a change of one event makes different from what it was. */
export const changedFields = (before: object, decided: object): string[] =>
  Object.entries(decided)
    .filter(([name]) => !followsFromOthers.has(name))
    .filter(([name, value]) => !isSame((before as Record<string, unknown>)[name], value))
    .map(([name]) => name);

/** Compared by value: a stored map comes back with its members in any order. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([name, member]) => [name, ordered(member)]);
};
