import { expect, it } from 'vitest';
import { weeksLater } from '#shared/events/details/event-copy.ts';

const now = new Date('2026-12-10T12:00:00.000Z');

it('moves a copy one week on at the same wall clock, over a clock change too', () => {
  expect(weeksLater('2026-12-15T18:00', 'America/Chicago', now)).toBe('2026-12-22T18:00');
  expect(weeksLater('2027-03-10T18:00', 'America/Chicago', now)).toBe('2027-03-17T18:00');
});

it('moves a copy of what is over to the next such weekday ahead', () => {
  expect(weeksLater('2026-11-10T18:00', 'America/Chicago', now)).toBe('2026-12-15T18:00');
  expect(weeksLater('2026-12-10T06:01', 'America/Chicago', now)).toBe('2026-12-17T06:01');
  expect(weeksLater('2026-12-03T06:01', 'America/Chicago', now)).toBe('2026-12-10T06:01');
});
