import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { dependantEntity } from '#lambdas/people/ports/family/dependant.entity.ts';
import { Problem } from '#shared/contract/errors.ts';
import { type Attendance, type AttendanceMove, nothingKnown, tallied } from '#shared/events/attendance/attendance.ts';
import { alone, type PartyMove } from '#shared/events/attendance/party.ts';
import { isDependantId, isGuestId } from '#shared/ids.ts';
import { guestEntity } from '../ports/guests/guest.entity.ts';
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

/** A joiner and their guests, in that order. */
type Party<One> = readonly [One, ...One[]];
interface PartyMoved<Outcome extends string> {
  readonly outcome: Outcome;
  readonly party: Party<Stored>;
}

/** Who came. Reads are strongly consistent; an attendance and the event's counters change in one transaction. */
export interface AttendanceStore {
  find(person: Person): Promise<Stored>;
  /** Known ones only, by user id. */
  list(eventId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, Stored>>;
  /**
   * Decides on the attendance as it is and writes what comes of it, with facts, if it still is so; otherwise decides again.
   * @throws {Problem} checkIn.notIn of a child who is gone
   */
  move<Outcome extends string>(
    person: Person,
    decide: (before: Attendance) => AttendanceMove<Outcome>,
    facts?: (after: Stored) => readonly Fact[],
  ): Promise<Moved<Outcome>>;
  /** The same for people who come together: all of it is written, or nothing. */
  moveParty<Outcome extends string>(
    eventId: string,
    people: Party<string>,
    decide: (before: Party<Attendance>) => PartyMove<Outcome>,
  ): Promise<PartyMoved<Outcome>>;
  /** Heads that are checked in. */
  checkedIn(eventId: string): Promise<number>;
}

export function createAttendanceStore(table: Table, retry: Retry = createRetry()): AttendanceStore {
  const attendance = attendanceEntity(table);
  const tallies = eventTallyEntity(table);

  const find: AttendanceStore['find'] = async ({ eventId, userId }) => {
    const { data } = await attendance.get({ eventId, userId }).go({ consistent: true });
    return data ? toStored(data) : unwritten;
  };
  const list: AttendanceStore['list'] = async (eventId, userIds) => {
    if (userIds.length === 0) return new Map();
    const { data } = await attendance.get(userIds.map((userId) => ({ eventId, userId }))).go({ consistent: true });
    return new Map(data.map((row) => [row.userId, toStored(row)]));
  };
  const findAll = async (eventId: string, [first, ...others]: Party<string>): Promise<Party<Stored>> => {
    const known = others.length > 0 ? await list(eventId, [first, ...others]) : undefined;
    if (!known) return [await find({ eventId, userId: first })];
    return [known.get(first) ?? unwritten, ...others.map((userId) => known.get(userId) ?? unwritten)];
  };
  const write = writing(table);

  const moveAll = <Outcome extends string>(
    eventId: string,
    people: Party<string>,
    decide: (before: Party<Attendance>) => PartyMove<Outcome>,
    facts: (after: Stored) => readonly Fact[],
  ): Promise<PartyMoved<Outcome>> =>
    retry(async () => {
      const before = await findAll(eventId, people);
      const { outcome, after } = decide(before);
      const next = (was: Stored, index: number): Stored => {
        const said = after[index];
        return said ? { ...said, version: was.version + 1 } : was;
      };
      const party = [next(before[0], 0), ...before.slice(1).map((was, index) => next(was, index + 1))] as const;
      const changes = people.map((userId, index) => ({
        userId,
        was: before[index] ?? unwritten,
        is: party[index] ?? unwritten,
      }));
      const changed = changes.filter(({ was, is }) => was !== is);
      if (changed.length === 0) return { outcome, party: before };
      const refused = await write(eventId, changed, facts(party[0]));
      if (isDependantId(people[0]) && refused.includes(changed.length)) throw new Problem('checkIn.notIn');
      if (refused.length > 0) throw movedMeanwhile();
      return { outcome, party };
    });

  return {
    find,
    list,
    move: async ({ eventId, userId }, decide, facts = () => []) => {
      const { outcome, party } = await moveAll(eventId, [userId], ([before]) => alone(decide(before)), facts);
      return { outcome, attendance: party[0] };
    },
    moveParty: (eventId, people, decide) => moveAll(eventId, people, decide, () => []),
    checkedIn: async (eventId) => (await tallies.get({ eventId }).go({ consistent: true })).data?.heads ?? 0,
  };
}

interface Change {
  readonly userId: string;
  readonly was: Stored;
  readonly is: Stored;
}

/**
 * A guest's row is there as long as they are one: what the door writes after their account took over finds it gone. So is
 * a child's until their guardians remove them. These checks follow the rows that they are about.
 */
function writing(table: Table) {
  const { transaction } = new Service({
    attendance: attendanceEntity(table),
    tally: eventTallyEntity(table),
    guest: guestEntity(table),
    dependant: dependantEntity(table),
    outbox: outboxEntity(table),
  });
  return (eventId: string, changes: readonly Change[], facts: readonly Fact[]) =>
    commit(
      transaction.write(({ attendance: rows, tally, guest: guests, dependant, outbox }) => [
        ...changes.map(({ userId, was, is }) =>
          rows
            .put({ eventId, userId, ...fieldsOf(is) })
            .where(({ version }, { eq, notExists }) =>
              was.version === 0 ? notExists(version) : eq(version, was.version),
            )
            .commit(),
        ),
        ...changes.flatMap(({ userId }) =>
          isGuestId(userId)
            ? [
                guests
                  .check({ guestId: userId })
                  .where(({ removedAt }, { notExists }) => notExists(removedAt))
                  .commit(),
              ]
            : [],
        ),
        ...changes.flatMap(({ userId }) =>
          isDependantId(userId)
            ? [
                dependant
                  .check({ dependantId: userId })
                  .where(({ version }, { exists }) => exists(version))
                  .commit(),
              ]
            : [],
        ),
        ...countersOf(changes).map((change) => tally.upsert({ eventId }).add(change).commit()),
        ...facts.map((fact) => outbox.put(fact).commit()),
      ]),
    );
}

/** None for a step that nothing counts, so that it does not meet others in the counters. */
export function countersOf(changes: readonly { readonly was: Attendance; readonly is: Attendance }[]) {
  const moved = changes.map(({ was, is }) => tallied(was, is));
  const people = moved.reduce((sum, change) => sum + change.people, 0);
  const heads = moved.reduce((sum, change) => sum + change.heads, 0);
  return people === 0 && heads === 0 ? [] : [{ people, heads }];
}

const unwritten: Stored = { ...nothingKnown, version: 0 };

const toStored = ({ eventId: _, userId: _person, ...row }: Row): Stored => row;

/** As the table takes it. */
export const fieldsOf = ({ checkIn, markedAt, dispute, undone, history, ...is }: Stored) => ({
  ...is,
  ...(checkIn && { checkIn }),
  ...(markedAt && { markedAt }),
  ...(dispute && { dispute }),
  undone: [...undone],
  history: [...history],
});

/** Another writer came between the look and the write: the same as any other contention. */
const movedMeanwhile = () => contention('An attendance moved');
