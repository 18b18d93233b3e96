import { expect, it } from 'vitest';
import {
  extraHeldUntil,
  holdExtra,
  lapseExtras,
  payExtra,
  withoutExtra,
} from '#shared/events/rsvp/line/extra-orders.ts';
import { withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { givenUp, ordersOn } from '#shared/events/rsvp/line/order-seats.ts';
import { isBound } from '#shared/events/rsvp/line/seats.ts';
import { settlingTimes } from '#shared/events/rsvp/line/settle-line.ts';
import { aLine } from '#tests/support/events/line.ts';

const now = new Date('2026-12-01T12:00:00.000Z');
const until = '2026-12-01T12:10:00.000Z';
const later = new Date('2026-12-01T12:11:00.000Z');
const line = aLine({ order: { ann: 1 }, entries: 1 });
const held = holdExtra(line, 'ann', { orderId: 'ord_1', until }).line ?? line;
const lapsed = lapseExtras(held, later);
const paid = payExtra(held, 'ann', 'ord_1', now).line ?? held;

it('holds something besides a spot for players who are in alone', () => {
  expect(isBound(held, 'ann', 'ord_1')).toBe(true);
  expect(settlingTimes(held)).toEqual([until]);
  expect(holdExtra(line, 'bo', { orderId: 'ord_1', until })).toEqual({ outcome: 'notIn' });
});

it('takes back what was not paid in time, and closes its order as one that lapsed', () => {
  expect(lapseExtras(held, now)).toBe(held);
  expect(isBound(lapsed, 'ann', 'ord_1')).toBe(false);
  expect(givenUp(held, lapsed)).toEqual([{ person: 'ann', orderId: 'ord_1', isLapsed: true }]);
  expect(lapseExtras(paid, later)).toBe(paid);
});

it('takes a late payment for what ran out, and none for what was given up', () => {
  expect(isBound(payExtra(lapsed, 'ann', 'ord_1', later).line ?? lapsed, 'ann', 'ord_1')).toBe(true);
  expect(payExtra(withoutExtra(held, 'ann', 'ord_1'), 'ann', 'ord_1', later)).toEqual({ outcome: 'gone' });
  const again = holdExtra(lapsed, 'ann', { orderId: 'ord_2', until }).line ?? lapsed;
  expect(payExtra(again, 'ann', 'ord_1', later)).toEqual({ outcome: 'gone' });
});

it('settles what a player paid besides their spot when they leave', () => {
  expect([...ordersOn(paid)]).toEqual([['ord_1', ['ann']]]);
  expect(givenUp(paid, withoutPerson(paid, 'ann'))).toEqual([{ person: 'ann', orderId: 'ord_1', isLapsed: false }]);
});

it('holds it for as long as a bank works on the payment, unless it ran out', () => {
  const longer = { orderId: 'ord_1', until: '2026-12-03T12:00:00.000Z' };
  expect(settlingTimes(extraHeldUntil(held, 'ann', longer).line ?? held)).toEqual([longer.until]);
  expect(extraHeldUntil(lapsed, 'ann', longer)).toEqual({ outcome: 'nothing' });
  expect(extraHeldUntil(paid, 'ann', longer)).toEqual({ outcome: 'nothing' });
});
