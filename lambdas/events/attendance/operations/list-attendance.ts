import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { MembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { mayFor } from '#shared/teams/permissions.ts';
import { countAtDoor, type DoorParts, describeAtDoor, eventAtDoor, partyAtDoor } from '../door.ts';

type ListAttendance = (typeof attendanceContract)['operations']['listAttendance'];

/** Pages go by the number drawn, so that each person is shown once. Guests stand on the page of the player who brings them. */
export async function listAttendance(
  input: Parsed<ListAttendance>,
  caller: Caller,
  parts: DoorParts & { readonly memberships: MembershipReader },
): Promise<Output<ListAttendance>> {
  const { eventId, limit } = input;
  const { userId } = actorOf(caller);
  const { event, line, people } = await eventAtDoor(eventId, parts);
  const cursors = cursorsFor(userId, { list: 'listAttendance', ...input });
  const after = input.cursor ? Number(await cursors.read(input.cursor)) : 0;
  const drawn = (userId: string) => line.order[userId] ?? 0;
  const rest = people.filter((userId) => drawn(userId) > after);
  const page = rest.slice(0, limit);
  const shown = page.flatMap((userId) => partyAtDoor(userId, line));
  const [known, checkedIn, seesCare] = await Promise.all([
    parts.attendance.list(eventId, shown),
    parts.attendance.checkedIn(eventId),
    isTrusted(userId, event.hostingTeam, parts.memberships),
  ]);
  const last = page.at(-1);
  return {
    people: await describeAtDoor(shown, known, line, parts),
    counts: countAtDoor(line, checkedIn),
    seesCare,
    ...(last && rest.length > page.length && { nextCursor: await cursors.write(String(drawn(last))) }),
  };
}

async function isTrusted(userId: string, teamId: string | undefined, memberships: MembershipReader): Promise<boolean> {
  const membership = teamId ? await memberships.find({ userId, teamId }) : undefined;
  return membership !== undefined && mayFor(membership.roles, 'viewMedicalNotes', membership);
}
