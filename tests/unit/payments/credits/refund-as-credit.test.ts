import { expect, it } from 'vitest';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import {
  acceptedAsCredit,
  isChosen,
  isOfferedFirst,
  leftForCard,
  waysBack,
} from '#shared/payments/credits/refund-as-credit.ts';
import { leftOf, withRefund } from '#shared/payments/orders/order-moves.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const now = new Date('2026-12-01T12:00:00.000Z');
const half = { refundPolicy: 'custom', refundTiers: [{ hoursBefore: 1, percent: 50 }], refundTo: 'choice' } as const;
const paid = anOrder({ status: 'paid', refundableMinor: 1266, terms: half });
const { userId } = paid;
const trace = { refundPolicy: 'custom', cause: 'host', at: '', startsAt: '', percent: 100, returnsFee: true } as const;
const offered = withRefund(paid, { refundId: 'rfd_1', amountMinor: 1266, at: '', trace, offer: { until: '' } }) ?? paid;

it('offers both ways with their sums, credit with its part of the service fee', () => {
  expect(waysBack(shownOrder(paid), userId, now)).toEqual({ cardMinor: 600, besidesMinor: 0, creditMinor: 633 });
});

it('sends back as credit what was paid with credit, whichever way is chosen', () => {
  const order = shownOrder({ ...paid, creditMinor: 500, totalMinor: 766, refundableMinor: 766 });
  expect(waysBack(order, userId, now)).toEqual({ cardMinor: 100, besidesMinor: 500, creditMinor: 633 });
});

it('offers no choice where the rule says card, nothing comes back, all was credit, or the payer has no account', () => {
  const none = (differences: object) => waysBack(shownOrder({ ...paid, ...differences }), userId, now);
  expect(none({ terms: { refundPolicy: 'flexible' } })).toBeUndefined();
  expect(none({ terms: { refundPolicy: 'strict', refundTo: 'choice' } })).toBeUndefined();
  expect(none({ creditMinor: 1266, totalMinor: 0, refundableMinor: 0 })).toBeUndefined();
  expect(none({ guest: { email: 'g@people.example', page: '/', purpose: 'guest' } })).toBeUndefined();
});

it('counts a choice for a quarter of an hour', () => {
  const way = { to: 'credit', at: '2026-12-01T12:00:00.000Z' } as const;
  expect(isChosen(way, '2026-12-01T12:15:00.000Z')).toBe(true);
  expect(isChosen(way, '2026-12-01T12:15:00.001Z')).toBe(false);
  expect(isChosen(way, '2026-12-01T11:59:59.999Z')).toBe(false);
  expect(isChosen(undefined, now.toISOString())).toBe(false);
});

it('offers credit first for what a host caused, where the event lets payers choose', () => {
  expect(isOfferedFirst('cancelled', half)).toBe(true);
  expect(isOfferedFirst('left', half)).toBe(false);
  expect(isOfferedFirst('cancelled', { refundPolicy: 'flexible' })).toBe(false);
});

it('answers an offer once, one way', () => {
  const taken = acceptedAsCredit(offered, 'rfd_1');
  expect(taken?.refunds).toMatchObject([{ amountMinor: 0, creditMinor: 1266, status: 'succeeded' }]);
  expect(taken && leftOf(taken)).toBe(0);
  expect(taken && leftForCard(taken, 'rfd_1')).toBeUndefined();
  const sent = leftForCard(offered, 'rfd_1');
  expect(sent?.refunds).toMatchObject([{ amountMinor: 1266, status: 'requested' }]);
  expect(sent && acceptedAsCredit(sent, 'rfd_1')).toBeUndefined();
});
