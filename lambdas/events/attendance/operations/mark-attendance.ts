import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import {
  type Attendance,
  type AttendanceMark,
  inWindow,
  markAttendance as mark,
  markWindow,
  noShowWindow,
} from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { noShowMarked, noShowSettled } from '#shared/events/attendance/messages.ts';
import { isBrought } from '#shared/events/attendance/party.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { Person } from '../../rsvp/line/line.ts';
import { answerAtDoor, type DoorParts, eventAtDoor, mustBeIn } from '../door.ts';

type MarkAttendance = (typeof attendanceContract)['operations']['markAttendance'];

export async function markAttendance(
  { eventId, userId, attendance: wanted }: Parsed<MarkAttendance>,
  caller: Caller,
  parts: DoorParts,
): Promise<Output<MarkAttendance>> {
  const found = await eventAtDoor(eventId, parts);
  mustBeIn(userId, found);
  mustBeTime(found.event, wanted, caller.now);
  const person = { eventId, userId };
  let wasDisputed = false;
  const moved = await parts.attendance.move(
    person,
    (before) => {
      wasDisputed = before.dispute !== undefined;
      return mark(before, wanted, actorOf(caller).userId, caller.now.toISOString());
    },
    (after) => factsOf(person, after, wasDisputed, caller.now),
  );
  if (moved.outcome === 'checkedIn') throw new Problem('attendance.checkedIn');
  return answerAtDoor(userId, moved.attendance, found, parts);
}

function mustBeTime(event: StoredEvent, wanted: AttendanceMark, now: Date): void {
  const state = inWindow(event, markWindow(event), now);
  if (state === 'before') throw new Problem('attendance.notYet');
  if (state === 'over') throw new Problem('attendance.closed');
  if (wanted === 'no_show' && inWindow(event, noShowWindow(event), now) === 'before')
    throw new Problem('attendance.noShowNotYet');
}

/**
 * The number of the change names the fact, so that a repeated write records it once. A guest brought by a player has no
 * address: the mark stays with the event.
 */
function factsOf(
  person: Person,
  { mark: now, version }: Attendance & { version: number },
  wasDisputed: boolean,
  at: Date,
) {
  if (isBrought(person.userId)) return [];
  const idOf = (name: string) => idFrom('message', name, person.eventId, person.userId, String(version));
  if (now === 'no_show')
    return [factRow(noShowMarked, idOf(noShowMarked.name), at, { ...person, markedAt: at.toISOString() })];
  return wasDisputed ? [factRow(noShowSettled, idOf(noShowSettled.name), at, { ...person, kept: false })] : [];
}
