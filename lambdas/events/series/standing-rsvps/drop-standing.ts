import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { missedInARow } from '#shared/events/attendance/no-show-streak.ts';
import { standingDropped } from '#shared/events/messages.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { EventStore } from '../../details/store.ts';
import type { Person } from '../../rsvp/line/line.ts';
import type { SeriesStore } from '../store.ts';
import { plannedUntil } from '../stored-series.ts';
import type { StandingStore } from './store.ts';

interface Dropping {
  readonly events: Pick<EventStore, 'find'>;
  readonly series: Pick<SeriesStore, 'find'>;
  readonly rsvps: Pick<StandingStore, 'find' | 'drop'>;
  readonly attendance: Pick<AttendanceStore, 'find'>;
}

/**
 * Ends a player's answer to every date of a series when, as things are now, they missed two dates in a row since they gave
 * it. Places on dates that are events already stay. Safe to repeat.
 */
export async function dropStanding({ eventId, userId }: Person, by: Dropping, now: Date): Promise<void> {
  const event = await by.events.find(eventId);
  const series = event?.seriesId ? await by.series.find(event.seriesId) : undefined;
  if (!series) return;
  const { rootId, seriesId } = series;
  const rsvp = await by.rsvps.find({ rootId, userId });
  if (rsvp?.scope !== 'standing') return;
  const begun = plannedUntil(series, now).filter(
    ({ occurrenceDate, startsAt }) => occurrenceDate >= rsvp.fromDate && startsAt <= now.toISOString(),
  );
  const found = new Map<string, Awaited<ReturnType<AttendanceStore['find']>>>();
  await inParallel(begun, 8, async (date) => {
    found.set(date.eventId, await by.attendance.find({ eventId: date.eventId, userId }));
  });
  if (!missedInARow(begun.flatMap((date) => found.get(date.eventId) ?? []))) return;
  const messageId = idFrom('message', standingDropped.name, rsvp.answerId);
  await by.rsvps.drop(rsvp, factRow(standingDropped, messageId, now, { rootId, seriesId, eventId, userId }));
}
