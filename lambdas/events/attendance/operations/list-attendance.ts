import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { attendanceContract } from '#shared/events/attendance-contract.ts';
import { cursorsFor } from '../../../kernel/cursor.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import { countAtDoor, type DoorParts, describeAtDoor, eventAtDoor } from '../door.ts';

type ListAttendance = (typeof attendanceContract)['operations']['listAttendance'];

/** Pages go by the number drawn, so nobody is shown twice. */
export async function listAttendance(
  input: Parsed<ListAttendance>,
  caller: Caller,
  parts: DoorParts,
): Promise<Output<ListAttendance>> {
  const { eventId, limit } = input;
  const { line, people } = await eventAtDoor(eventId, parts);
  const cursors = cursorsFor(actorOf(caller).userId, { list: 'listAttendance', ...input });
  const after = input.cursor ? Number(await cursors.read(input.cursor)) : 0;
  const drawn = (userId: string) => line.order[userId] ?? 0;
  const rest = people.filter((userId) => drawn(userId) > after);
  const page = rest.slice(0, limit);
  const [known, checkedIn] = await Promise.all([
    parts.attendance.list(eventId, page),
    parts.attendance.checkedIn(eventId),
  ]);
  const last = page.at(-1);
  return {
    people: await describeAtDoor(page, known, line, parts),
    counts: countAtDoor(line, checkedIn),
    ...(last && rest.length > page.length && { nextCursor: await cursors.write(String(drawn(last))) }),
  };
}
