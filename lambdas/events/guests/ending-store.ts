import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { nothingKnown } from '#shared/events/attendance/attendance.ts';
import { joinedAttendance } from '#shared/events/attendance/party.ts';
import { attendanceEntity } from '../attendance/attendance.entity.ts';
import { eventTallyEntity } from '../attendance/event-tally.entity.ts';
import { countersOf, createAttendanceStore, fieldsOf } from '../attendance/store.ts';
import { guestEntity } from '../ports/guests/guest.entity.ts';
import { guestAddressEntity } from '../ports/guests/guest-address.entity.ts';
import type { Person } from '../rsvp/line/line.ts';
import type { Guest } from './guest-reader.ts';

/**
 * How a guest stops being one. Their attendance goes with their place, in the same transaction: to the account that takes
 * it over, or out of the event's counters.
 */
export function endingGuests(table: Table, retry: Retry) {
  const { transaction } = new Service({
    guest: guestEntity(table),
    address: guestAddressEntity(table),
    attendance: attendanceEntity(table),
    tally: eventTallyEntity(table),
  });
  const { find } = createAttendanceStore(table, retry);

  /** What becomes of the attendance of a guest: the row that goes, and the account's as it is and as it will be. */
  const look = async (person: Person, claimedBy: string | undefined) => {
    const from = await find(person);
    if (from.version === 0 || !claimedBy) return { from, handed: [] };
    const to = await find({ eventId: person.eventId, userId: claimedBy });
    const joined = { ...joinedAttendance(from, to), version: to.version + 1 };
    return { from, handed: [{ userId: claimedBy, was: to, is: joined }] };
  };

  return ({ guestId, email, eventId }: Guest, now: Date, claimedBy?: string): Promise<void> =>
    retry(async () => {
      const person = { eventId, userId: guestId };
      const { from, handed } = await look(person, claimedBy);
      const refused = await commit(
        transaction.write(({ guest: guests, address, attendance, tally }) => [
          guests.patch({ guestId }).set(ended(now, claimedBy)).commit(),
          from.version > 0
            ? attendance
                .delete(person)
                .where(({ version }, { eq }) => eq(version, from.version))
                .commit()
            : attendance
                .check(person)
                .where(({ version }, { notExists }) => notExists(version))
                .commit(),
          ...handed.map(({ userId, was, is }) =>
            attendance
              .put({ eventId, userId, ...fieldsOf(is) })
              .where(({ version }, { eq, notExists }) =>
                was.version === 0 ? notExists(version) : eq(version, was.version),
              )
              .commit(),
          ),
          ...countersOf([{ was: from, is: nothingKnown }, ...handed]).map((change) =>
            tally.upsert({ eventId }).add(change).commit(),
          ),
          ...(email ? [address.delete({ email, guestId }).commit()] : []),
        ]),
      );
      if (refused.some((position) => position > 0)) throw contention('An attendance moved');
    });
}

const ended = (now: Date, claimedBy: string | undefined) => ({
  removedAt: now.toISOString(),
  ...(claimedBy && { claimedBy }),
});
