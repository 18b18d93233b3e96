import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { eventFinished } from '#shared/events/attendance/messages.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { isDependantId, isGuestId } from '#shared/ids.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { EventReader } from '../../details/event-reader.ts';
import { type FinishWork, finishedAt } from './finish-work.ts';

interface Parts {
  readonly events: Pick<EventReader, 'findWithLine'>;
  readonly attendance: Pick<AttendanceStore, 'list'>;
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<unknown>;
}

/** In one message; the bus takes 256 KB. */
const atOnce = 500;

/** Says that an event is over and who was there, unless it was called off or ends at another time now. Safe to repeat. */
export async function finishEvent({ eventId, endsAt }: FinishWork, by: Parts, now: Date): Promise<void> {
  const found = await by.events.findWithLine(eventId);
  if (found?.event.status !== 'scheduled' || found.event.endsAt !== endsAt || now < finishedAt(endsAt)) return;
  const { gameTypeId } = found.event;
  const people = seating(found.line).in.filter((personId) => !isGuestId(personId) && !isDependantId(personId));
  const known = await by.attendance.list(eventId, people);
  const came = people.filter((userId) => known.get(userId)?.mark !== 'no_show');
  for (let from = 0; from < came.length; from += atOnce) {
    const messageId = idFrom('message', eventFinished.name, eventId, endsAt, String(from));
    const data = { eventId, gameTypeId, endedAt: endsAt, userIds: came.slice(from, from + atOnce) };
    await by.record(factRow(eventFinished, messageId, now, data));
  }
}
