import { actorOf, type Caller } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { markWindow, undoCheckIn as undo } from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { answerAtDoor, type DoorParts, eventAtDoor, mustBeIn } from '../door.ts';

type UndoCheckIn = (typeof attendanceContract)['operations']['undoCheckIn'];

export async function undoCheckIn(
  person: Parsed<UndoCheckIn>,
  caller: Caller,
  parts: DoorParts,
): Promise<Output<UndoCheckIn>> {
  const found = await eventAtDoor(person.eventId, parts);
  mustBeIn(person.userId, found.people);
  const now = caller.now.toISOString();
  if (now >= markWindow(found.event).until) throw new Problem('attendance.closed');
  const by = actorOf(caller).userId;
  const { attendance } = await parts.attendance.move(person, (before) => undo(before, by, now));
  return answerAtDoor(person.userId, attendance, found, parts);
}
