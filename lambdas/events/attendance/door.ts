import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import { type Attendance, attendanceOf } from '#shared/events/attendance/attendance.ts';
import type { DoorCounts, DoorEntry } from '#shared/events/attendance/contract.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { AnswerStore } from '../rsvp/answers.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import { guestsOf } from '../rsvp/my-answer.ts';
import type { AttendanceStore } from './store.ts';

/** What the door reads and writes. */
export interface DoorParts {
  readonly events: Pick<EventStore, 'findWithLine'>;
  readonly attendance: AttendanceStore;
  readonly answers: Pick<AnswerStore, 'list'>;
  readonly accounts: AccountReader;
  readonly secret: () => Promise<string>;
}

/** How many accounts one read asks for (R-EVENT-21). */
const accountsAtOnce = 5;

/** @throws {Problem} event.notFound */
export async function eventAtDoor(eventId: string, { events }: Pick<DoorParts, 'events'>) {
  const found = await events.findWithLine(eventId);
  if (!found) throw new Problem('event.notFound');
  return { ...found, people: seating(found.line).in };
}

/** @throws {Problem} checkIn.notIn */
export function mustBeIn(userId: string, people: readonly string[]): void {
  if (!people.includes(userId)) throw new Problem('checkIn.notIn');
}

/** People as the host's list at the door has them. Whose account is gone is left out. */
export async function describeAtDoor(
  userIds: readonly string[],
  known: ReadonlyMap<string, Attendance>,
  line: StoredLine,
  { answers, accounts }: Pick<DoorParts, 'answers' | 'accounts'>,
): Promise<DoorEntry[]> {
  const batches = Array.from({ length: Math.ceil(userIds.length / accountsAtOnce) }, (_, index) =>
    userIds.slice(index * accountsAtOnce, (index + 1) * accountsAtOnce),
  );
  const [said, ...found] = await Promise.all([
    answers.list(line.eventId, userIds),
    ...batches.map((batch) => accounts.list(batch)),
  ]);
  const names = new Map(found.flat().map(({ userId, displayName = '' }) => [userId, displayName]));
  return userIds.flatMap((userId) => {
    const displayName = names.get(userId);
    if (displayName === undefined) return [];
    const answer = said.find((one) => one.userId === userId);
    const guests = guestsOf(userId, line, answer);
    return [{ userId, displayName, heads: headsOf(line, userId), guests, ...toView(known.get(userId)) }];
  });
}

function toView(attendance: Attendance | undefined) {
  if (!attendance) return { attendance: 'unknown' as const, history: [] };
  const { checkIn, markedAt, dispute, history } = attendance;
  return {
    ...(checkIn && { checkIn }),
    attendance: attendanceOf(attendance),
    ...(markedAt && { markedAt }),
    ...(dispute && { dispute }),
    history: history.map(({ at, what }) => ({ at, what })),
  };
}

export function countAtDoor(line: StoredLine, checkedIn: number): DoorCounts {
  const { taken } = seating(line);
  return { in: taken, checkedIn, missing: Math.max(0, taken - checkedIn) };
}

/** How the door answers about one person. */
export async function answerAtDoor(
  userId: string,
  attendance: Attendance,
  { line }: { readonly line: StoredLine; readonly event: StoredEvent },
  parts: DoorParts,
) {
  const [[entry], checkedIn] = await Promise.all([
    describeAtDoor([userId], new Map([[userId, attendance]]), line, parts),
    parts.attendance.checkedIn(line.eventId),
  ]);
  if (!entry) throw new Problem('checkIn.notIn');
  return { entry, counts: countAtDoor(line, checkedIn) };
}
