import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { disputeNoShow as dispute } from '#shared/events/attendance/attendance.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { noShowDisputed } from '#shared/events/attendance/messages.ts';
import type { Person } from '../../rsvp/line/line.ts';
import type { AttendanceStore } from '../store.ts';

type DisputeNoShow = (typeof attendanceContract)['operations']['disputeNoShow'];

export const disputeNoShow = (
  { eventId, note }: Parsed<DisputeNoShow>,
  caller: Caller,
  { attendance }: { readonly attendance: AttendanceStore },
): Promise<Output<DisputeNoShow>> =>
  noteDispute({ eventId, userId: actorOf(caller).userId }, note, attendance, caller.now);

/** What a player or a guest says of their own no-show. */
export async function noteDispute(
  person: Person,
  note: string,
  attendance: AttendanceStore,
  now: Date,
): Promise<Output<DisputeNoShow>> {
  const { eventId, userId } = person;
  const at = now.toISOString();
  const moved = await attendance.move(
    person,
    (before) => dispute(before, note, userId, at),
    ({ version }) => {
      const messageId = idFrom('message', noShowDisputed.name, eventId, userId, String(version));
      return [factRow(noShowDisputed, messageId, now, person)];
    },
  );
  if (moved.outcome === 'nothing') throw new Problem('attendance.noNoShow');
  if (moved.outcome === 'late') throw new Problem('attendance.disputeOver');
  return moved.attendance.dispute ?? { note, at };
}
