import { expect, it } from 'vitest';
import { type Charging, chargeOrder } from '#lambdas/payments/orders/charge-work.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { closed } from '#shared/payments/orders/order-moves.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const now = new Date('2026-12-01T12:00:00Z');
const made = { id: 'pi_1', status: 'succeeded', currency: 'usd', latest_charge: null } as const;
const charged = anOrder({
  status: 'awaiting_payment',
  savedCard: { customerId: 'cus_1', paymentMethodId: 'pm_1' },
  pledge: { mostMinor: 1266, fees: { plan: 'rookie', feePayer: 'player' }, isCharging: true },
});

/** An order, and a provider whose first answer is lost while the player leaves. */
function leftWhileCharging() {
  let order: StoredOrder = charged;
  let charges = 0;
  const taken = () => ({ payment: { ...made, amount_received: order.totalMinor } });
  const by: Charging = {
    orders: {
      find: async () => order,
      move: async (_, decide) => (order = decide(order)?.order ?? order),
    },
    charger: {
      find: async () => (charges > 0 ? taken() : undefined),
      charge: async () => {
        charges += 1;
        order = closed(order, 'cancelled');
        throw new Error('The answer was lost');
      },
    },
  };
  return { by, orderNow: () => order, charges: () => charges };
}

it('knows what was taken for an order that was given up while its card was charged', async () => {
  const { by, orderNow, charges } = leftWhileCharging();
  await expect(chargeOrder(charged.orderId, by, now)).rejects.toThrow('The answer was lost');
  expect(orderNow().status).toBe('cancelled');
  await chargeOrder(charged.orderId, by, now);
  await chargeOrder(charged.orderId, by, now);
  expect(orderNow()).toMatchObject({ status: 'paid', paymentIntentId: 'pi_1' });
  expect(charges()).toBe(1);
});

it('charges no card for an order that was given up before', async () => {
  const { by, orderNow, charges } = leftWhileCharging();
  await by.orders.move(charged.orderId, (is) => ({ order: closed(is, 'cancelled'), facts: [] }));
  await chargeOrder(charged.orderId, by, now);
  expect([orderNow().status, charges()]).toEqual(['cancelled', 0]);
});
