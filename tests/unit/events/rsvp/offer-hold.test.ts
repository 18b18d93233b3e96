import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRush, offerUntil } from '#shared/events/rsvp/line/offer-hold.ts';

const timeZone = 'America/Chicago';
const hourMs = 3_600_000;
/** Noon in Chicago, in winter. */
const noon = Date.parse('2026-12-01T18:00:00.000Z');

const heldHours = (hoursToStart: number, now = noon) => {
  const startsAt = new Date(now + hoursToStart * hourMs).toISOString();
  const until = offerUntil({ startsAt, timeZone }, new Date(now));
  return until && (until.getTime() - now) / hourMs;
};

it.each([
  [100, 12],
  [72, 4],
  [25, 4],
  [24, 1],
  [7, 1],
  [6, 1 / 3],
  [2.1, 1 / 3],
  [2, undefined],
  [1, undefined],
])('holds a seat %d hours before the start for %s hours', (hoursToStart, expected) => {
  expect(heldHours(hoursToStart)).toBe(expected);
});

it('lets the clock of an offer begin at eight in the morning when it was made in the night', () => {
  const [evening, night, morning] = ['T04:00', 'T09:00', 'T14:00'].map((time) => Date.parse(`2026-12-02${time}:00Z`));
  expect(heldHours(100, evening)).toBe(10 + 12);
  expect(heldHours(100, night)).toBe(5 + 12);
  expect(heldHours(100, morning)).toBe(12);
  expect(heldHours(10, night)).toBe(1);
});

it('never holds a seat beyond the start, nor offers one when it is first come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: -600, max: 10_000 }), (shift, minutes) => {
      const now = new Date(noon + shift * 60_000);
      const startsAt = new Date(now.getTime() + minutes * 60_000).toISOString();
      const until = offerUntil({ startsAt, timeZone }, now);
      expect(until === undefined).toBe(isRush({ startsAt }, now));
      if (until) expect(until > now && until <= new Date(startsAt)).toBe(true);
    }),
  );
});
