import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { keepNoShow as keep } from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { noShowSettled } from '#shared/events/attendance/messages.ts';
import { answerAtDoor, type DoorParts, eventAtDoor, mustBeIn } from '../door.ts';

type KeepNoShow = (typeof attendanceContract)['operations']['keepNoShow'];

export async function keepNoShow(
  { eventId, userId }: Parsed<KeepNoShow>,
  caller: Caller,
  parts: DoorParts,
): Promise<Output<KeepNoShow>> {
  const found = await eventAtDoor(eventId, parts);
  mustBeIn(userId, found);
  const person = { eventId, userId };
  const { now } = caller;
  const moved = await parts.attendance.move(
    person,
    (before) => keep(before, actorOf(caller).userId, now.toISOString()),
    ({ version }) => {
      const messageId = idFrom('message', noShowSettled.name, eventId, userId, String(version));
      return [factRow(noShowSettled, messageId, now, { ...person, kept: true })];
    },
  );
  if (moved.outcome === 'nothing') throw new Problem('attendance.notDisputed');
  return answerAtDoor(userId, moved.attendance, found, parts);
}
