import { expect, it } from 'vitest';
import { withDispute } from '#shared/payments/orders/dispute-moves.ts';
import { paid, withRefund } from '#shared/payments/orders/order-moves.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const at = '2026-12-01T08:00:00.000Z';
const news = { disputeId: 'dp_1', amountMinor: 1266, status: 'needs_response', openedAt: at } as const;
const aPaidOrder = (order = anOrder()) => paid(order, { paidAt: at, paymentIntentId: 'pi_1' });
const trace = { refundPolicy: 'flexible', cause: 'left', at, startsAt: at, percent: 100, returnsFee: true } as const;
const refund = { refundId: 'rfd_1', amountMinor: 1266, at, personId: 'usr_1', trace };

it('is disputed, and then where the bank left it, in whichever order news comes', () => {
  const opened = withDispute(aPaidOrder(), news);
  expect(opened.status).toBe('disputed');
  const lost = withDispute(opened, { ...news, status: 'lost' });
  expect([lost.status, lost.refundableMinor]).toEqual(['lost', 0]);
  expect(withDispute(lost, news)).toBe(lost);
  expect(withDispute(withDispute(aPaidOrder(), { ...news, status: 'won' }), news).status).toBe('won');
});

it('keeps what comes before the payment', () => {
  const early = withDispute(anOrder(), { ...news, status: 'lost' });
  expect(early.status).toBe('reserved');
  const order = aPaidOrder(early);
  expect([order.status, order.refundableMinor]).toEqual(['lost', 0]);
});

it('gives back after a dispute only what the bank did not', () => {
  const asked = withRefund(withDispute(aPaidOrder(), { ...news, amountMinor: 1000 }), refund);
  const lost = asked && withDispute(asked, { ...news, amountMinor: 1000, status: 'lost' });
  expect(lost?.refunds).toMatchObject([{ amountMinor: 266, tries: 1 }]);
  expect(lost?.refundableMinor).toBe(0);
});

it('asks for what waited with another key once the seller has won', () => {
  const asked = withRefund(withDispute(aPaidOrder(), news), refund);
  const won = asked && withDispute(asked, { ...news, status: 'won' });
  expect(won?.refunds).toMatchObject([{ amountMinor: 1266, status: 'requested', tries: 1 }]);
});
