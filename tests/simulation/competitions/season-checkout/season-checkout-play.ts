import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { createSeasonDelivery, type SeasonDelivery } from '#lambdas/competitions/payments/checkout/deliver-season.ts';
import { lapseSpot } from '#lambdas/competitions/payments/checkout/lapse-spot.ts';
import { orderSeasonDues } from '#lambdas/competitions/payments/checkout/operations/order-season-dues.ts';
import { createReserve } from '#lambdas/competitions/payments/checkout/reserve-season.ts';
import { createRegistrationStore } from '#lambdas/competitions/seasons/registration/registration-store.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { expireOrder } from '#lambdas/payments/orders/expiry-work.ts';
import { makeRefund } from '#lambdas/payments/orders/make-refund.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { startCheckout } from '#lambdas/payments/orders/operations/start-checkout.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { orderPaid, refundAsked, settlementAsked } from '#shared/payments/orders/messages.ts';
import { Till } from '../../events/checkout/till.ts';
import type { Write } from '../../stage/memory-table.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import {
  account,
  children,
  guardians,
  heirs,
  heldFor,
  idOf,
  linked,
  payers,
  season,
  seasonId,
  start,
  teamId,
} from './season-to-pay.ts';

const minuteMs = 60_000;

const seasons = createSeasonStore(stage.table, () => 'CODE', stage.retry);
const store = createRegistrationStore(stage.table, () => 'CODE', stage.retry);
const orders = createOrders(stage.table, stage.retry);
const reserve = createReserve(stage.table, stage.retry);
const delivery = createSeasonDelivery(stage.table, orders, stage.retry);

const names = (payments: readonly { readonly orderId: string }[], { orderId }: { readonly orderId: string }) =>
  payments.some((one) => one.orderId === orderId);

type Facts = readonly { readonly data: { readonly userId?: string; readonly isLapsed?: boolean } }[];
/** How often a spot of a player was given on because it was not paid. */
const lapsesOf = (memory: ReturnType<typeof roughStage>['memory'], userId: string): number =>
  (memory.entity('outbox') as unknown as Facts).filter(({ data }) => data.isLapsed && data.userId === userId).length;

/** What of the product is broken on purpose. */
export interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly deliver?: SeasonDelivery['deliver'];
  readonly settled?: typeof settleOrder;
  readonly lapse?: typeof lapseSpot;
}

/** One season that players pay for, one of them for two children as well: they order, pay, press twice, leave and hand places on. */
export function stageSeason(
  seed: number,
  { twist, deliver = delivery.deliver, settled = settleOrder, lapse = lapseSpot }: Twin,
) {
  const { scheduler, memory, weather } = roughStage(seed, start, twist);
  const till = new Till(scheduler);
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
    orders,
    credits: createCredits(stage.table, stage.retry),
    discounts: createDiscounts(stage.table, stage.retry),
    reserve,
    retry: stage.retry,
  } as unknown as Parameters<typeof orderSeasonDues>[2];
  const by = { orders, cashier: till.cashier, due: { schedule: async () => undefined as never } };

  const plant = async () => {
    await seasons.create(season);
    await payoutAccountEntity(stage.table).put(linked).go();
    for (const userId of [...payers, ...children])
      await store.enter(season, heldFor(userId, scheduler.now), false, scheduler.now);
    weather.isCalm = false;
  };

  /** The parent pays for themselves, or for all three. */
  const buy = async (userId: string) => {
    const dueIds = userId === payers[0] && scheduler.random() < 0.5 ? [userId, ...children] : [userId];
    const caller = { actor: { userId }, account: { displayName: 'A player' }, now: scheduler.now } as Caller;
    const made = await orderSeasonDues({ seasonId, dueIds }, caller, parts);
    const asked = { orderId: made.orderId, userId };
    await startCheckout(asked, { ...by, takesPayments: async () => true }, scheduler.now).catch(() => undefined);
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
      await orders.move(orderId, (is) => afterPayment(is, intent, scheduler.now)).catch(() => undefined);
    }
  };

  const listeners: Readonly<Record<string, (data: never) => Promise<unknown>>> = {
    [orderPaid.name]: ({ orderId }: { orderId: string }) => deliver(orderId, scheduler.now),
    [settlementAsked.name]: (data) => settled(data, by, scheduler.now),
    [refundAsked.name]: (data) => makeRefund(data, by, scheduler.now),
  };

  /** Every fact reaches its listeners, at least once. */
  const hear = async () => {
    for (const { type, data } of memory.entity('outbox') as unknown as { type: string; data: never }[])
      await listeners[type]?.(data).catch(() => undefined);
    await delivery.sendAllBack(seasonId, scheduler.now).catch(() => undefined);
  };

  const keep = async () => {
    for (const { orderId, expiresAt } of memory.entity('order') as unknown as StoredOrder[])
      if (expiresAt <= scheduler.now.toISOString())
        await expireOrder(orderId, by, scheduler.now).catch(() => undefined);
  };

  let isDropped = false;
  const selling = { ...by, registrations: store, payments: parts.payments, payouts: parts.payouts, teams: parts.teams };
  /** Spots that were not paid in time are given on. */
  const giveOn = async () => {
    const held = memory.entity('registration') as unknown as StoredRegistration[];
    for (const { userId, cardPayments = [] } of held.filter(({ status }) => status === 'pending_payment')) {
      const before = lapsesOf(memory, userId);
      await lapse({ seasonId, userId }, selling, scheduler.now).catch(() => undefined);
      const paid = [...till.pages.values()].filter(
        ({ status, returnedMinor }) => status === 'complete' && !returnedMinor,
      );
      isDropped ||= lapsesOf(memory, userId) > before && paid.some((page) => names(cardPayments, page));
    }
  };

  const leave = (userId: string) => store.leave(season, userId, 'withdrawn', scheduler.now);
  const handOn = async (userId: string) => {
    const heir = heirs[scheduler.below(heirs.length)] ?? '';
    await store.offer(season, userId, heir, scheduler.now);
    await store.transfer(season, userId, heir, scheduler.now);
  };
  const comeBack = (userId: string) => store.enter(season, heldFor(userId, scheduler.now), false, scheduler.now);
  const cancel = async () => {
    const is = await store.find(seasonId);
    if (is) await seasons.move(is, 'cancelled', 'No courts', scheduler.now);
  };
  const wasDropped = () => isDropped;
  return { scheduler, memory, till, plant, buy, tell, hear, keep, giveOn, wasDropped, leave, handOn, comeBack, cancel };
}
