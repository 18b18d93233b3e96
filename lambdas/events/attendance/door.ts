import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import { type Attendance, attendanceOf } from '#shared/events/attendance/attendance.ts';
import type { DoorCounts, DoorEntry } from '#shared/events/attendance/contract.ts';
import { isBrought, joinerOf, partyOf } from '#shared/events/attendance/party.ts';
import { headsOf, seating } from '#shared/events/rsvp/line/seats.ts';
import { namesInBatches } from '../details/names-in-batches.ts';
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

/** An event with its line, and the joiners who are in. */
export interface AtDoor {
  readonly event: StoredEvent;
  readonly line: StoredLine;
  readonly people: readonly string[];
}

/** @throws {Problem} event.notFound */
export async function eventAtDoor(eventId: string, { events }: Pick<DoorParts, 'events'>): Promise<AtDoor> {
  const found = await events.findWithLine(eventId);
  if (!found) throw new Problem('event.notFound');
  return { ...found, people: seating(found.line).in };
}

/** @throws {Problem} checkIn.notIn */
export function mustBeIn(doorId: string, { people, line }: Pick<AtDoor, 'people' | 'line'>): void {
  const joiner = joinerOf(doorId);
  if (!people.includes(joiner) || !partyOf(joiner, headsOf(line, joiner)).includes(doorId))
    throw new Problem('checkIn.notIn');
}

/** The person and everyone who comes in with them. */
export const partyAtDoor = (doorId: string, line: StoredLine): readonly [string, ...string[]] =>
  isBrought(doorId) ? [doorId] : partyOf(doorId, headsOf(line, doorId));

/** People as the host's list at the door has them, each before their guests. A name that is gone does not hide who is counted. */
export async function describeAtDoor(
  doorIds: readonly string[],
  known: ReadonlyMap<string, Attendance>,
  line: StoredLine,
  { answers, accounts }: Pick<DoorParts, 'answers' | 'accounts'>,
): Promise<DoorEntry[]> {
  const userIds = [...new Set(doorIds.map(joinerOf))];
  const [said, nameOf] = await Promise.all([answers.list(line.eventId, userIds), namesInBatches(userIds, accounts)]);
  return doorIds.map((doorId) => {
    const joiner = joinerOf(doorId);
    const view = toView(known.get(doorId));
    if (!isBrought(doorId)) return { userId: doorId, displayName: nameOf(joiner), ...view };
    const number = partyOf(joiner, headsOf(line, joiner)).indexOf(doorId);
    const answer = said.find(({ userId }) => userId === joiner);
    const { name = `Guest ${number}` } = guestsOf(joiner, line, answer)[number - 1] ?? {};
    return { userId: doorId, displayName: name, broughtBy: nameOf(joiner), ...view };
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
  { line }: Pick<AtDoor, 'line'>,
  parts: DoorParts,
) {
  const [[entry], checkedIn] = await Promise.all([
    describeAtDoor([userId], new Map([[userId, attendance]]), line, parts),
    parts.attendance.checkedIn(line.eventId),
  ]);
  if (!entry) throw new Problem('checkIn.notIn');
  return { entry, counts: countAtDoor(line, checkedIn) };
}
