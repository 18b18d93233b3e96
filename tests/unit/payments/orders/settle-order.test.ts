import { expect, it } from 'vitest';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const guestId = 'gst_01HZX0000000000000000000AA';
const now = new Date('2026-12-01T12:00:00Z');

it('settles once what was recorded for a guest before their account took the spot over', async () => {
  let order = anOrder({ status: 'paid', paidAt: now.toISOString(), refundableMinor: 1266, claimedFrom: guestId });
  const move: Orders['move'] = async (_, decide) => {
    order = decide(order)?.order ?? order;
    return order;
  };
  const by = { orders: { find: async () => order, move }, cashier: { close: async () => undefined } };
  const { orderId, startsAt, userId } = order;
  for (const personId of [guestId, userId, guestId])
    await settleOrder({ orderId, personId, cause: 'cancelled', at: now.toISOString(), startsAt }, by, now);
  expect(order.refunds).toMatchObject([{ personId: userId, amountMinor: 1266 }]);
});
