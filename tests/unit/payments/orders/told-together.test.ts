import { expect, it } from 'vitest';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import { tellingOf, toldTogether } from '#shared/payments/orders/told-together.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const line = (personId: string) => ({ kind: 'spot' as const, personId, name: '', amountMinor: 1200 });
const refund = (
  refundId: string,
  personId: string,
  cause: 'cancelled' | 'left',
  creditMinor?: number,
): StoredRefund => ({
  refundId,
  personId,
  amountMinor: 1200,
  ...(creditMinor && { creditMinor }),
  status: 'requested',
  at: '2026-12-01T00:00:00.000Z',
  trace: {
    refundPolicy: 'flexible',
    cause,
    at: '2026-12-01T00:00:00.000Z',
    startsAt: '2026-12-04T00:30:00.000Z',
    percent: 100,
    returnsFee: true,
  },
});
const ana = refund('ref_ana', 'ana', 'cancelled', 300);
const ben = refund('ref_ben', 'ben', 'cancelled');
const order = (refunds: readonly StoredRefund[], refundableMinor = 1200) =>
  anOrder({ status: 'paid', lines: [line('ana'), line('ben')], refunds, refundableMinor });

it('waits with the refunds of a canceled event until all spots of the order are settled', () => {
  expect(toldTogether(order([ana]), ana)).toBeUndefined();
  expect(toldTogether(order([ana, ben]), ana)).toMatchObject({ amountMinor: 2400, creditMinor: 300 });
});

it('waits for no spot of which nothing can come back', () => {
  expect(toldTogether(order([ana], 0), ana)).toMatchObject({ amountMinor: 1200 });
  const kept = [{ personId: 'ben', trace: { ...ben.trace, cause: 'left' as const }, awaitsRefill: false }];
  expect(toldTogether({ ...order([ana]), kept }, ana)).toMatchObject({ amountMinor: 1200 });
});

it('tells of a player who left alone', () => {
  const left = refund('ref_left', 'ben', 'left');
  const both = order([ana, left]);
  expect(toldTogether(both, left)).toBe(left);
  expect(toldTogether(both, ana)).toMatchObject({ amountMinor: 1200 });
  expect(tellingOf('refund', both, 'ref_left')).toBe('refund/ref_left');
});

it('has one name for all that is told together', () => {
  const both = order([ana, ben]);
  expect(tellingOf('refund', both, 'ref_ana')).toBe(tellingOf('refund', both, 'ref_ben'));
  expect(tellingOf('offer', both, 'ref_ana')).not.toBe(tellingOf('refund', both, 'ref_ana'));
});
