import * as z from 'zod';
import { type Attendance, type AttendanceMove, type CheckIn, checkInPerson, undoCheckIn } from './attendance.ts';

/** A guest brought by a joiner. They have no record of their own: the door knows them by the joiner and their number. */
export const BroughtId = z.string().regex(/^[\w-]{20,40}\.(?:[1-9]|10)$/, 'Not a valid id.');

/** A joiner and the guests they bring, as the door knows them. */
export const partyOf = (userId: string, heads: number): readonly [string, ...string[]] => [
  userId,
  ...Array.from({ length: heads - 1 }, (_, index) => `${userId}.${index + 1}`),
];

/** Who is on the line for a person at the door: the person, or the joiner who brings them. */
export const joinerOf = (doorId: string): string => doorId.split('.')[0] ?? doorId;

export const isBrought = (doorId: string): boolean => doorId.includes('.');

/** What came of it for the first of a party, and who changed: in the order of the party. */
export interface PartyMove<Outcome extends string> {
  readonly outcome: Outcome;
  readonly after: readonly (Attendance | undefined)[];
}

const unchanged = <Outcome extends string>(outcome: Outcome): PartyMove<Outcome> => ({ outcome, after: [] });

/** A joiner comes with their guests, except guests who came earlier or who the host said are not coming. */
export function checkInParty(
  [first, ...guests]: readonly [Attendance, ...Attendance[]],
  scan: CheckIn,
): PartyMove<'checkedIn' | 'already' | 'undone'> {
  const { outcome, after } = checkInPerson(first, scan);
  if (!after) return unchanged(outcome);
  const isAway = ({ mark }: Attendance) => mark === 'no_show' || mark === 'excused';
  return {
    outcome,
    after: [after, ...guests.map((guest) => (isAway(guest) ? undefined : checkInPerson(guest, scan).after))],
  };
}

/** Takes a check-in back, for everyone checked in by the same scan. */
export function undoParty(
  [first, ...guests]: readonly [Attendance, ...Attendance[]],
  by: string,
  at: string,
): PartyMove<'undone'> {
  const cameWithThem = ({ checkIn }: Attendance) => checkIn && checkIn.scanId === first.checkIn?.scanId;
  const after = [first, ...guests].map((one) => (cameWithThem(one) ? undoCheckIn(one, by, at).after : undefined));
  return { outcome: 'undone', after };
}

/** What is known of one person who had two ids: what was said under the one they keep stands, and they are there if either was. */
export function joinedAttendance(from: Attendance, to: Attendance): Attendance {
  if (to.history.length === 0 && !to.checkIn) return from;
  return to.checkIn || !from.checkIn ? to : { ...to, checkIn: from.checkIn };
}

/** One person's move as a party of their own. */
export const alone = <Outcome extends string>({ outcome, after }: AttendanceMove<Outcome>): PartyMove<Outcome> => ({
  outcome,
  after: [after],
});
