import { expect, it } from 'vitest';
import { awaitedOf } from '#lambdas/competitions/payments/checkout/awaited-orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { withRefund } from '#shared/payments/orders/order-moves.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const [parent, child] = ['00000000-0000-4000-8000-000000000001', 'dep_00000000000000000000000000'];
const line = { kind: 'registration' as const, name: 'Kim', amountMinor: 1200 };
const family = anOrder({
  status: 'paid',
  refundableMinor: 1266,
  lines: [
    { ...line, personId: parent },
    { ...line, personId: child },
  ],
});
const trace = {
  refundPolicy: 'flexible',
  cause: 'left',
  at: '2026-12-01T12:00:00.000Z',
  startsAt: family.startsAt,
  percent: 100,
  returnsFee: true,
} as const;
const asked = { refundId: 'rfd_01HZX0000000000000000000AA', amountMinor: 633, at: trace.at, trace };

const awaited = async (order: StoredOrder | undefined, ...people: readonly string[]) => {
  const payments = people.map((personId) => ({ orderId: family.orderId, personId }));
  return (await awaitedOf(payments, { find: async () => order })).map(({ orderId }) => orderId);
};

it('waits for the place of a child that was paid and is not noted yet, although the parent left', async () => {
  const left = withRefund(family, { ...asked, personId: parent });
  expect(await awaited(left, child)).toEqual([family.orderId]);
  expect(await awaited(left, parent)).toEqual([]);
  expect(await awaited(left, parent, child)).toEqual([family.orderId]);
});

it('waits for an order that can be paid, and for none that was sent back whole or is closed', async () => {
  expect(await awaited({ ...family, status: 'awaiting_payment' }, child)).toEqual([family.orderId]);
  expect(await awaited(withRefund(family, asked), child)).toEqual([]);
  expect(await awaited({ ...family, status: 'expired' }, child)).toEqual([]);
  expect(await awaited(undefined, child)).toEqual([]);
});
