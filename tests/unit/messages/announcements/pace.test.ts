import { expect, it } from 'vitest';
import { mostADay, paceAt } from '#shared/messages/announcements/pace.ts';

const now = new Date('2026-12-03T20:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

it('leaves three for a day in which none was sent', () => {
  expect(paceAt([], now)).toEqual({ left: mostADay });
});

it('counts the last 24 hours, not the calendar day', () => {
  expect(paceAt([hoursAgo(23), hoursAgo(25)], now)).toEqual({ left: 2 });
});

it('says when the next one can be sent: a day after the oldest that counts', () => {
  expect(paceAt([hoursAgo(2), hoursAgo(20), hoursAgo(1)], now)).toEqual({
    left: 0,
    nextAt: '2026-12-04T00:00:00.000Z',
  });
});
