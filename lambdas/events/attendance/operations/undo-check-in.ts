import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { markWindow } from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { undoParty } from '#shared/events/attendance/party.ts';
import { answerAtDoor, type DoorParts, eventAtDoor, mustBeIn, partyAtDoor } from '../door.ts';

type UndoCheckIn = (typeof attendanceContract)['operations']['undoCheckIn'];

export async function undoCheckIn(
  person: Parsed<UndoCheckIn>,
  caller: Caller,
  parts: DoorParts,
): Promise<Output<UndoCheckIn>> {
  const found = await eventAtDoor(person.eventId, parts);
  mustBeIn(person.userId, found);
  const now = caller.now.toISOString();
  if (now >= markWindow(found.event).until) throw new Problem('attendance.closed');
  const by = actorOf(caller).userId;
  const people = partyAtDoor(person.userId, found.line);
  const { party } = await parts.attendance.moveParty(person.eventId, people, (before) => undoParty(before, by, now));
  return answerAtDoor(person.userId, party[0], found, parts);
}
