import { expect, it } from 'vitest';
import { type Attendance, type CheckIn, nothingKnown } from '#shared/events/attendance/attendance.ts';
import {
  BroughtId,
  checkInParty,
  joinedAttendance,
  joinerOf,
  partyOf,
  undoParty,
} from '#shared/events/attendance/party.ts';

const player = '00000000-0000-4000-8000-000000000001';
const scan: CheckIn = {
  scanId: 'one',
  at: '2026-12-01T12:00:00Z',
  by: 'host',
  byName: 'Hana',
  method: 'list',
  heads: 1,
};
const cameEarlier: Attendance = { ...nothingKnown, checkIn: { ...scan, scanId: 'earlier' } };

it('knows the guests of a player by the player and their number, up to ten', () => {
  expect(partyOf(player, 3)).toEqual([player, `${player}.1`, `${player}.2`]);
  expect(joinerOf(`${player}.2`)).toBe(player);
  expect(BroughtId.safeParse(`${player}.10`).success).toBe(true);
  for (const id of [`${player}.0`, `${player}.11`, player, `${player}.1.1`])
    expect(BroughtId.safeParse(id).success).toBe(false);
});

it('skips guests who are already checked in, and guests the host excused', () => {
  const away: Attendance = { ...nothingKnown, mark: 'excused' };
  const { outcome, after } = checkInParty([nothingKnown, cameEarlier, away, nothingKnown], scan);
  expect(outcome).toBe('checkedIn');
  expect(after.map((one) => one?.checkIn?.scanId)).toEqual(['one', undefined, undefined, 'one']);
});

it('checks no guest in with a player who is there already', () => {
  expect(checkInParty([cameEarlier, nothingKnown], scan)).toEqual({ outcome: 'already', after: [] });
});

it('undoes only the check-ins of the same scan', () => {
  const came: Attendance = { ...nothingKnown, checkIn: scan };
  const { after } = undoParty([came, cameEarlier, came], 'host', scan.at);
  expect(after.map((one) => one?.undone)).toEqual([['one'], undefined, ['one']]);
});

it('keeps what was said of the account, and the check-in of either, when a guest becomes one', () => {
  const noted: Attendance = {
    ...nothingKnown,
    mark: 'excused',
    history: [{ at: scan.at, by: 'host', what: 'excused' }],
  };
  expect(joinedAttendance(cameEarlier, nothingKnown)).toBe(cameEarlier);
  expect(joinedAttendance(cameEarlier, noted)).toEqual({ ...noted, checkIn: cameEarlier.checkIn });
  expect(joinedAttendance(nothingKnown, cameEarlier).checkIn?.scanId).toBe('earlier');
});
