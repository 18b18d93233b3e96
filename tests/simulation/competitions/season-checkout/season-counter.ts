import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { createSeasonDelivery, type SeasonDelivery } from '#lambdas/competitions/payments/checkout/deliver-season.ts';
import { orderSeasonDues } from '#lambdas/competitions/payments/checkout/operations/order-season-dues.ts';
import { createReserve } from '#lambdas/competitions/payments/checkout/reserve-season.ts';
import { createRegistrationStore } from '#lambdas/competitions/seasons/registration/registration-store.ts';
import { expireOrder } from '#lambdas/payments/orders/expiry-work.ts';
import { makeRefund } from '#lambdas/payments/orders/make-refund.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { startCheckout } from '#lambdas/payments/orders/operations/start-checkout.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { orderPaid, refundAsked, settlementAsked } from '#shared/payments/orders/messages.ts';
import type { Till } from '../../events/checkout/till.ts';
import { expireOrders } from '../../payments/expire-orders.ts';
import { AtLeastOnce, type Listeners } from '../../stage/at-least-once.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import type { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { account, children, guardians, idOf, payers, seasonId, teamId } from './season-to-pay.ts';

const minuteMs = 60_000;

export const store = createRegistrationStore(stage.table, () => 'CODE', stage.retry);
const orders = createOrders(stage.table, stage.retry);
const delivery = createSeasonDelivery(stage.table, orders, stage.retry);

/** What of paying is broken on purpose. */
export interface CounterTwin {
  readonly deliver?: SeasonDelivery['deliver'];
  readonly settled?: typeof settleOrder;
  /** How an order finds what others are paying. */
  readonly find?: typeof orders.find;
}

interface Counter extends Pick<ReturnType<typeof roughStage>, 'scheduler' | 'memory'> {
  readonly till: Till;
}

/** Where players of a season pay: they order, press twice and pay late, and the provider tells of it in any order. */
export function counterOf(
  { scheduler, memory, till }: Counter,
  { deliver = delivery.deliver, settled = settleOrder, find = orders.find }: CounterTwin,
) {
  const parts = {
    stored: store,
    seasons: store,
    teams: { find: async () => ({ teamId, ownerId: idOf(9), plan: 'rookie', facts: { visibility: 'public' } }) },
    memberships: { find: async () => undefined },
    dependants: {
      ofGuardian: async (userId: string) =>
        userId === payers[0]
          ? children.map((dependantId) => ({ dependantId, firstName: 'Kim', guardians: guardians(userId) }))
          : [],
    },
    payments: { find: async () => new Map() },
    payouts: { find: async () => account, ofTeam: async () => account },
    orders: { ...orders, find },
    credits: createCredits(stage.table, stage.retry),
    discounts: createDiscounts(stage.table, stage.retry),
    reserve: createReserve(stage.table, stage.retry),
    retry: stage.retry,
  } as unknown as Parameters<typeof orderSeasonDues>[2];
  const by = { orders, cashier: till.cashier, due: { schedule: async () => undefined as never } };

  /** An order, and mostly its payment. */
  const buy = async (userId: string, dueIds: string[]) => {
    const caller = { actor: { userId }, account: { displayName: 'A player' }, now: scheduler.now } as Caller;
    const made = await orderSeasonDues({ seasonId, dueIds }, caller, parts);
    const asked = { orderId: made.orderId, userId };
    await startCheckout(asked, { ...by, takesPayments: async () => true }, scheduler.now).catch(pastFaults);
    await scheduler.turn(scheduler.below(12) * minuteMs);
    const page = [...till.pages.values()].findLast((one) => one.orderId === made.orderId);
    if (page && scheduler.random() < 0.8) till.pay(page.sessionId, 'complete');
  };

  /** The provider tells of a payment, again and again, in any order and late. */
  const tell = async () => {
    for (const { sessionId, orderId, status, totalMinor } of till.pages.values()) {
      if (status !== 'complete') continue;
      const intent = {
        id: `pi_${sessionId}`,
        created: 0,
        amount_received: totalMinor,
        currency: 'usd',
        latest_charge: null,
      };
      await again.do(sessionId, () => orders.move(orderId, (is) => afterPayment(is, intent, scheduler.now)));
    }
  };

  const again = new AtLeastOnce(scheduler);
  const listeners: Listeners = {
    [orderPaid.name]: ({ orderId }: { orderId: string }) => deliver(orderId, scheduler.now),
    [settlementAsked.name]: (data) => settled(data, by, scheduler.now),
    [refundAsked.name]: (data) => makeRefund(data, by, scheduler.now),
  };

  /** Every fact reaches its listeners, at least once. */
  const hear = async () => {
    await again.hear(memory, listeners);
    await delivery.sendAllBack(seasonId, scheduler.now).catch(pastFaults);
  };

  const keep = async () => {
    await expireOrders({ memory, again, now: scheduler.now }, (orderId) => expireOrder(orderId, by, scheduler.now));
  };

  return { parts, by, buy, tell, hear, keep };
}
