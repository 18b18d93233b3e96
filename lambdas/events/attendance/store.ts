import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { type Attendance, type AttendanceMove, nothingKnown, tallied } from '#shared/events/attendance/attendance.ts';
import type { Person } from '../rsvp/line/line.ts';
import { attendanceEntity } from './attendance.entity.ts';
import { eventTallyEntity } from './event-tally.entity.ts';

type Row = EntityItem<ReturnType<typeof attendanceEntity>>;
type Fact = ReturnType<typeof factRow>;
/** An attendance with the number of its changes. */
type Stored = Attendance & { readonly version: number };

interface Moved<Outcome extends string> {
  readonly outcome: Outcome;
  readonly attendance: Stored;
}

/** Who came. Reads are strongly consistent; an attendance and the event's counters change in one transaction. */
export interface AttendanceStore {
  find(person: Person): Promise<Stored>;
  /** Of those of whom something is known, by user id. */
  list(eventId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, Stored>>;
  /** Decides on the attendance as it is and writes what comes of it, with facts, if it still is so; otherwise decides again. */
  move<Outcome extends string>(
    person: Person,
    decide: (before: Attendance) => AttendanceMove<Outcome>,
    facts?: (after: Stored) => readonly Fact[],
  ): Promise<Moved<Outcome>>;
  /** Heads that are checked in. */
  checkedIn(eventId: string): Promise<number>;
}

export function createAttendanceStore(table: Table, retry: Retry = createRetry()): AttendanceStore {
  const attendance = attendanceEntity(table);
  const tallies = eventTallyEntity(table);
  const { transaction } = new Service({ attendance, tally: tallies, outbox: outboxEntity(table) });

  const find: AttendanceStore['find'] = async ({ eventId, userId }) => {
    const { data } = await attendance.get({ eventId, userId }).go({ consistent: true });
    return data ? toStored(data) : { ...nothingKnown, version: 0 };
  };

  const write = (person: Person, before: Stored, next: Stored, facts: readonly Fact[]) =>
    commit(
      transaction.write(({ attendance: rows, tally, outbox }) => [
        rows
          .put({ ...person, ...next } as Row)
          .where(({ version }, { eq, notExists }) =>
            before.version === 0 ? notExists(version) : eq(version, before.version),
          )
          .commit(),
        ...countersOf(before, next).map((change) => tally.upsert({ eventId: person.eventId }).add(change).commit()),
        ...facts.map((fact) => outbox.put(fact).commit()),
      ]),
    );

  return {
    find,
    list: async (eventId, userIds) => {
      if (userIds.length === 0) return new Map();
      const { data } = await attendance.get(userIds.map((userId) => ({ eventId, userId }))).go({ consistent: true });
      return new Map(data.map((row) => [row.userId, toStored(row)]));
    },
    move: (person, decide, facts = () => []) =>
      retry(async () => {
        const before = await find(person);
        const { outcome, after } = decide(before);
        if (!after) return { outcome, attendance: before };
        const next = { ...after, version: before.version + 1 };
        const refused = await write(person, before, next, facts(next));
        if (refused.length > 0) throw movedMeanwhile();
        return { outcome, attendance: next };
      }),
    checkedIn: async (eventId) => (await tallies.get({ eventId }).go({ consistent: true })).data?.heads ?? 0,
  };
}

/** None for a step that nothing counts, so that it does not meet others in the counters. */
function countersOf(before: Attendance, next: Attendance) {
  const change = tallied(before, next);
  return change.people === 0 && change.heads === 0 ? [] : [change];
}

const toStored = ({ eventId: _, userId: _person, ...row }: Row): Stored => row as unknown as Stored;

/** Somebody else wrote between the look and the write: the same as any other contention. */
const movedMeanwhile = () => contention('An attendance moved');
