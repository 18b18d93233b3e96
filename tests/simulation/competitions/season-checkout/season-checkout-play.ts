import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { createSeasonDelivery, type SeasonDelivery } from '#lambdas/competitions/payments/checkout/deliver-season.ts';
import { orderSeasonDues } from '#lambdas/competitions/payments/checkout/operations/order-season-dues.ts';
import { createReserve } from '#lambdas/competitions/payments/checkout/reserve-season.ts';
import { createRegistrationStore } from '#lambdas/competitions/seasons/registration/registration-store.ts';
import type { StoredSeason } from '#lambdas/competitions/seasons/season-reader.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { expireOrder } from '#lambdas/payments/orders/expiry-work.ts';
import { makeRefund } from '#lambdas/payments/orders/make-refund.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { startCheckout } from '#lambdas/payments/orders/operations/start-checkout.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { orderPaid, refundAsked, settlementAsked } from '#shared/payments/orders/messages.ts';
import { Till } from '../../events/checkout/till.ts';
import type { Write } from '../../stage/memory-table.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';

const minuteMs = 60_000;
const start = Date.parse('2031-02-01T12:00:00Z');
const at = new Date(start).toISOString();
const seasonId = `ssn_${'0'.repeat(26)}`;
const teamId = `tea_${'0'.repeat(26)}`;
const divisionId = `div_${'0'.repeat(26)}`;
const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const childOf = (last: number) => `dep_${'0'.repeat(25)}${last}`;
/** Who pays: the first is also the parent of two children. */
export const payers = [0, 1, 2].map(idOf);
export const children = [0, 1].map(childOf);
/** A player who can be given a place. */
const heirs = [7, 8].map(idOf);
export const priceMinor = 5000;

const seasons = createSeasonStore(stage.table, () => 'CODE', stage.retry);
const store = createRegistrationStore(stage.table, () => 'CODE', stage.retry);
const orders = createOrders(stage.table, stage.retry);
const reserve = createReserve(stage.table, stage.retry);
const delivery = createSeasonDelivery(stage.table, orders, stage.retry);

const season = {
  seasonId,
  teamId,
  version: 1,
  status: 'registration_open',
  startDate: '2031-03-01',
  facts: {
    label: 'Spring',
    timeZone: 'America/Chicago',
    currency: 'USD',
    refundPolicy: 'flexible',
    divisions: [{ divisionId, name: 'Open', capacity: { players: 20 }, daysOfWeek: [] }],
    registrationModes: ['individual'],
    prices: { individual: { amountMinor: priceMinor, currency: 'USD' } },
    startDate: '2031-03-01',
  },
  createdAt: at,
  updatedAt: at,
} as unknown as StoredSeason;

const registered = (userId: string) =>
  ({
    userId,
    seasonId,
    version: 1,
    teamId,
    divisionId,
    mode: 'individual',
    status: 'registered',
    squadIds: [],
    answers: {},
    price: { amountMinor: priceMinor, currency: 'USD' },
    registeredAt: at,
  }) as unknown as StoredRegistration;

const guardians = (userId: string) => ({ [userId]: { userId, status: 'confirmed', rights: ['pay'] } });
const account = {
  ownerKind: 'user',
  ownerId: idOf(9),
  stripeId: 'acct_seller',
  currency: 'USD',
  chargesEnabled: true,
  detailsSubmitted: true,
  payoutsEnabled: true,
  currentlyDue: [],
  pastDue: [],
};

/** The account as it is stored: the first order of the season makes it needed. */
const linked = {
  ...account,
  ownerKind: 'user',
  userId: idOf(9),
  country: 'US',
  livemode: false,
  linkKind: 'new',
  linkedAt: at,
  version: 1,
} as const;

/** What of the product is broken on purpose. */
export interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly deliver?: SeasonDelivery['deliver'];
  readonly settled?: typeof settleOrder;
}

/** One season that players pay for, one of them for two children as well: they order, pay, press twice, leave and hand places on. */
export function stageSeason(seed: number, { twist, deliver = delivery.deliver, settled = settleOrder }: Twin) {
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
    payouts: { find: async () => account },
    orders,
    credits: createCredits(stage.table, stage.retry),
    reserve,
    retry: stage.retry,
  } as unknown as Parameters<typeof orderSeasonDues>[2];
  const by = { orders, cashier: till.cashier, due: { schedule: async () => undefined as never } };

  const plant = async () => {
    await seasons.create(season);
    await payoutAccountEntity(stage.table).put(linked).go();
    for (const userId of [...payers, ...children]) await store.enter(season, registered(userId), false, scheduler.now);
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

  const leave = (userId: string) => store.leave(season, userId, 'withdrawn', scheduler.now);
  const handOn = async (userId: string) => {
    const heir = heirs[scheduler.below(heirs.length)] ?? '';
    await store.offer(season, userId, heir, scheduler.now);
    await store.transfer(season, userId, heir, scheduler.now);
  };
  const comeBack = (userId: string) => store.enter(season, registered(userId), false, scheduler.now);
  const cancel = async () => {
    const is = await store.find(seasonId);
    if (is) await seasons.move(is, 'cancelled', 'No courts', scheduler.now);
  };
  return { scheduler, memory, till, plant, buy, tell, hear, keep, leave, handOn, comeBack, cancel };
}
