import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { createEntryDelivery, type EntryDelivery } from '#lambdas/competitions/payments/entries/deliver-entry.ts';
import { lapseEntries } from '#lambdas/competitions/payments/entries/lapse-entries.ts';
import { orderEntryFee } from '#lambdas/competitions/payments/entries/operations/order-entry-fee.ts';
import { createReserveEntry } from '#lambdas/competitions/payments/entries/reserve-entry.ts';
import { createEntryStore } from '#lambdas/competitions/tournaments/entry-store.ts';
import type { StoredTournament } from '#lambdas/competitions/tournaments/tournament-reader.ts';
import { createTournamentStore } from '#lambdas/competitions/tournaments/tournament-store.ts';
import { expireOrder } from '#lambdas/payments/orders/expiry-work.ts';
import { makeRefund } from '#lambdas/payments/orders/make-refund.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { startCheckout } from '#lambdas/payments/orders/operations/start-checkout.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { type EntryList, enter, entryOf, withdraw } from '#shared/competitions/tournaments/entry-list.ts';
import { orderPaid, refundAsked, settlementAsked } from '#shared/payments/orders/messages.ts';
import { Till } from '../../events/checkout/till.ts';
import { expireOrders } from '../../payments/expire-orders.ts';
import { AtLeastOnce, type Listeners } from '../../stage/at-least-once.ts';
import type { Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';

const minuteMs = 60_000;
const start = Date.parse('2031-02-01T12:00:00Z');
const at = new Date(start).toISOString();
const tournamentId = `trn_${'0'.repeat(26)}`;
const teamId = `tea_${'0'.repeat(26)}`;
const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const categoryOf = (last: number) => `tct_${'0'.repeat(25)}${last}`;
export const [singles, doubles] = [categoryOf(0), categoryOf(1)];
export const feeMinor = 5001;
const fee = { amountMinor: feeMinor, currency: 'USD' } as const;
/** Four enter alone where two have room, and two pairs where one has. */
export const players = [0, 1, 2, 3].map(idOf);
const pairs = [
  [idOf(4), idOf(5)],
  [idOf(6), idOf(7)],
] as const;

const tournaments = createTournamentStore(stage.table, stage.retry);
const entries = createEntryStore(stage.table, stage.retry);
const orders = createOrders(stage.table, stage.retry);
const reserve = createReserveEntry(stage.table, stage.retry);
const delivery = createEntryDelivery(stage.table, orders, stage.retry);

const tournament = {
  tournamentId,
  teamId,
  slug: 'open',
  version: 1,
  status: 'registration',
  startDate: '2031-03-01',
  facts: {
    name: 'Open',
    timeZone: 'UTC',
    startDate: '2031-03-01',
    endDate: '2031-03-01',
    takesCards: true,
    withdrawalDeadline: '2031-02-20T12:00',
    categories: [
      { categoryId: singles, name: 'Singles', maxEntries: 2, fee, status: 'open', entryKind: 'single' },
      { categoryId: doubles, name: 'Doubles', maxEntries: 1, fee, status: 'open', entryKind: 'pair' },
    ],
  },
  createdAt: at,
  updatedAt: at,
} as unknown as StoredTournament;

const account = {
  ownerKind: 'user' as const,
  ownerId: idOf(9),
  userId: idOf(9),
  stripeId: 'acct_seller',
  country: 'US',
  currency: 'USD',
  chargesEnabled: true,
  detailsSubmitted: true,
  payoutsEnabled: true,
  currentlyDue: [],
  pastDue: [],
  livemode: false,
  linkKind: 'new' as const,
  linkedAt: at,
  version: 1,
};

/** What of the product is broken on purpose. */
export interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly deliver?: EntryDelivery['deliver'];
  readonly settled?: typeof settleOrder;
}

/** One tournament that takes cards alone: players enter, pay alone or by halves, are too late, withdraw, and some wait. */
export function stageEntries(seed: number, { twist, deliver = delivery.deliver, settled = settleOrder }: Twin) {
  const { scheduler, memory, weather } = roughStage(seed, start, twist);
  const again = new AtLeastOnce(scheduler);
  const till = new Till(scheduler);
  const parts = {
    tournaments,
    teams: { find: async () => ({ teamId, ownerId: idOf(9), plan: 'rookie', facts: { visibility: 'public' } }) },
    memberships: { find: async () => undefined },
    accounts: { list: async () => [] },
    payments: { find: async () => new Map() },
    payouts: { find: async () => account, ofTeam: async () => account },
    orders,
    credits: createCredits(stage.table, stage.retry),
    discounts: createDiscounts(stage.table, stage.retry),
    stored: { find: async () => undefined, registrationsOf: async () => [] },
    dependants: { ofGuardian: async () => [] },
    reserve,
    retry: stage.retry,
  } as unknown as Parameters<typeof orderEntryFee>[2];
  const by = { orders, cashier: till.cashier, due: { schedule: async () => undefined as never } };
  let made = 0;

  const plant = async () => {
    await tournaments.create(tournament);
    await payoutAccountEntity(stage.table).put(account).go();
    weather.isCalm = false;
  };

  const change = (categoryId: string, judge: (list: EntryList) => ReturnType<typeof enter>, cause?: 'left') =>
    entries.change({ tournamentId, categoryId }, (_, list) => judge(list), {
      now: scheduler.now,
      ...(cause && { cause }),
    });
  const comeIn = (categoryId: string, ...personIds: string[]) => {
    made += 1;
    const entryId = `ten_${String(made).padStart(26, '0')}`;
    const entry = { entryId, personIds, isListed: true, enteredAt: scheduler.now.toISOString() };
    return change(categoryId, (list) => enter(list, entry));
  };
  const comeInAs = (index: number) => comeIn(singles, players[index] ?? '');
  const pairUp = (index: number) => comeIn(doubles, ...(pairs[index] ?? []));

  const pay = async (userId: string) => {
    const lists = await tournaments.listsOf(tournamentId);
    const entryId = lists.flatMap(({ list }) => entryOf(list, userId)?.entryId ?? [])[0] ?? '';
    const part = scheduler.random() < 0.6 ? ('half' as const) : ('all' as const);
    const caller = { actor: { userId }, account: { displayName: 'A player' }, now: scheduler.now } as Caller;
    const order =
      (await orderEntryFee({ tournamentId, entryId, part }, caller, parts).catch(pastFaults)) ??
      (await orderEntryFee({ tournamentId, entryId, part: 'all' }, caller, parts));
    const asked = { orderId: order.orderId, userId };
    await startCheckout(asked, { ...by, takesPayments: async () => true }, scheduler.now).catch(pastFaults);
    await scheduler.turn(scheduler.below(13) * minuteMs);
    const page = [...till.pages.values()].findLast((one) => one.orderId === order.orderId);
    if (page && scheduler.random() < 0.8) till.pay(page.sessionId, 'complete');
  };

  /** The provider tells of a payment, again and again, in any order and late. */
  const tell = async () => {
    for (const { sessionId, orderId, status, totalMinor } of till.pages.values()) {
      if (status !== 'complete') continue;
      const charged = { id: `pi_${sessionId}`, created: 0, amount_received: totalMinor, currency: 'usd' };
      const intent = { ...charged, latest_charge: null };
      await again.do(sessionId, () => orders.move(orderId, (is) => afterPayment(is, intent, scheduler.now)));
    }
  };

  const listeners: Listeners = {
    [orderPaid.name]: ({ orderId }: { orderId: string }) => deliver(orderId, scheduler.now),
    [settlementAsked.name]: (data) => settled(data, by, scheduler.now),
    [refundAsked.name]: (data) => makeRefund(data, by, scheduler.now),
  };

  /** Every fact reaches its listeners, at least once. */
  const hear = async () => {
    await again.hear(memory, listeners);
    await delivery.sendAllBack(tournamentId, scheduler.now).catch(pastFaults);
  };

  const keep = async () => {
    await expireOrders({ memory, again, now: scheduler.now }, (orderId) => expireOrder(orderId, by, scheduler.now));
    for (const categoryId of [singles, doubles])
      await lapseEntries({ tournamentId, categoryId }, { tournaments, entries }, scheduler.now).catch(pastFaults);
  };

  const leave = (categoryId: string, userId: string) =>
    change(categoryId, (list) => withdraw(list, entryOf(list, userId)?.entryId ?? ''), 'left');
  const cancel = async () => {
    const is = await tournaments.find(tournamentId);
    if (is) await tournaments.move(is, 'cancelled', { reason: 'Storm', now: scheduler.now, deskVersion: 0 });
  };
  const halves = pairs.flat();
  return { scheduler, memory, till, plant, comeInAs, pairUp, pay, tell, hear, keep, leave, cancel, halves };
}
