import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { chargePlaced } from '#lambdas/competitions/payments/agents/charge-placed.ts';
import { holdPlaced } from '#lambdas/competitions/payments/agents/hold-placed.ts';
import { createKeepAgentCard } from '#lambdas/competitions/payments/agents/keep-agent-card.ts';
import { createSeasonDelivery } from '#lambdas/competitions/payments/checkout/deliver-season.ts';
import { lapseSpot } from '#lambdas/competitions/payments/checkout/lapse-spot.ts';
import { orderSeasonDues } from '#lambdas/competitions/payments/checkout/operations/order-season-dues.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import { createSquadStore } from '#lambdas/competitions/seasons/squads/squad-store.ts';
import type { StoredRegistration } from '#lambdas/competitions/seasons/stored.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { chargeOrder } from '#lambdas/payments/orders/charge-work.ts';
import { expireOrder } from '#lambdas/payments/orders/expiry-work.ts';
import { makeRefund } from '#lambdas/payments/orders/make-refund.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { agentJoined } from '#shared/competitions/payments/messages.ts';
import { registrationMoved, squadFilled } from '#shared/competitions/seasons/messages.ts';
import { RosterRules } from '#shared/competitions/seasons/roster-rules-schema.ts';
import {
  cardSaved,
  chargeAsked,
  holdChanged,
  orderPaid,
  refundAsked,
  settlementAsked,
} from '#shared/payments/orders/messages.ts';
import { isPledged, withCardSaved } from '#shared/payments/orders/pledge.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { Till } from '../../events/checkout/till.ts';
import { cardTill } from '../../payments/card-till.ts';
import { expireOrders } from '../../payments/expire-orders.ts';
import { AtLeastOnce, type Listeners } from '../../stage/at-least-once.ts';
import type { Write } from '../../stage/memory-table.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { counterOf, store } from '../season-checkout/season-counter.ts';
import { season as aSeason, heldFor, idOf, linked, start } from '../season-checkout/season-to-pay.ts';

/** More free agents than there are spots for. */
export const agents = [0, 1, 2, 3, 4].map(idOf);
export const capacity = 3;
const [division] = aSeason.facts.divisions;
export const season = {
  ...aSeason,
  facts: {
    ...aSeason.facts,
    endDate: '2031-05-01',
    chargesWhenPlaced: true,
    divisions: division ? [{ ...division, capacity: { players: capacity } }] : [],
    rosterRules: RosterRules.parse({}),
  },
};
const { seasonId } = season;
const squadId = `sqd_${'0'.repeat(26)}`;
const seasons = createSeasonStore(stage.table, () => 'CODE', stage.retry);
const squads = createSquadStore(stage.table, () => 'CODE', stage.retry);

/** What of the product is broken on purpose. */
export interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly charge?: typeof chargePlaced;
  readonly hold?: typeof store.hold;
  readonly lapse?: typeof lapseSpot;
  /** The provider is asked with another key each time, and for no charge before. */
  readonly forgetsKeys?: boolean;
}

/** A league whose free agents save cards, and are placed, declined, put back and charged, while they come and go. */
export function stageAgents(seed: number, twin: Twin) {
  const { twist, charge = chargePlaced, hold = store.hold, lapse = lapseSpot } = twin;
  const { scheduler, memory, weather } = roughStage(seed, start, twist);
  const cards = cardTill(scheduler, weather, { ...twin, refusesOneOf: 3 });
  const { parts, by } = counterOf({ scheduler, memory, till: new Till(scheduler) }, {});
  const { orders } = by;
  const keepCard = createKeepAgentCard(stage.table, orders, stage.retry);
  const delivery = createSeasonDelivery(stage.table, orders, stage.retry);
  const selling = {
    registrations: { ...store, hold },
    orders,
    payments: parts.payments,
    payouts: parts.payouts,
    teams: parts.teams,
    due: by.due,
  };
  const paying = { orders, cashier: cards.cashier, charger: cards.charger };
  const placed = (place: { readonly seasonId: string; readonly userId: string }) =>
    charge(place, selling, scheduler.now);

  const plant = async () => {
    await seasons.create(season);
    await payoutAccountEntity(stage.table).put(linked).go();
    const about = { name: 'Comets', colour: '#0b6e4f', requests: { daysNotAvailable: [], coachConflicts: '' } };
    const divisionId = division?.divisionId ?? '';
    const made = { ...about, seasonId, squadId, divisionId, version: 1, status: 'forming' as const, code: 'CODE' };
    // A player of their own keeps the team when all others leave.
    const roster = [idOf(6)];
    await squads.enterSquad({ ...made, coCaptainIds: [], roster, createdAt: season.createdAt });
    for (const userId of agents) await store.enter(season, heldFor(userId, scheduler.now), false, scheduler.now);
    weather.isCalm = false;
  };

  /** A free agent agrees to the price and saves a card, another one now and then. */
  const saveCard = async (userId: string) => {
    const caller = { actor: { userId }, account: { displayName: 'A player' }, now: scheduler.now } as Caller;
    const { orderId } = await orderSeasonDues({ seasonId, dueIds: [userId] }, caller, parts);
    const at = scheduler.now.toISOString();
    const saved = { customerId: `cus_${userId}`, paymentMethodId: `pm_${at}`, card: { brand: 'visa', last4: '1' }, at };
    const data = { orderId, subjectKind: 'season' as const, subjectId: seasonId };
    const fact = factRow(cardSaved, idFrom('message', cardSaved.name, orderId), scheduler.now, data);
    const keep = () =>
      orders.move(orderId, (is) => {
        const order = withCardSaved(is, saved);
        return order && { order: { ...is, ...order }, facts: [fact] };
      });
    await keep().catch(() => keep());
  };

  /** On the page of the provider, once the card was refused. */
  const payByHand = async (userId: string) => {
    const order = ordersIn(memory).find((one) => one.userId === userId && isOpen(one.status) && one.declined);
    if (!order || isPledged(order) || !cards.take(order)) return;
    const { orderId, totalMinor } = order;
    const made = { id: `pi_${orderId}`, currency: 'usd', latest_charge: null, amount_received: totalMinor };
    const told = () => orders.move(orderId, (is) => afterPayment(is, made, scheduler.now));
    await told()
      .catch(() => scheduler.turn(60_000).then(told))
      .catch(told);
  };

  const listeners: Listeners = {
    [cardSaved.name]: async ({ orderId }: { orderId: string }) => {
      await keepCard(orderId, scheduler.now);
      const order = await orders.find(orderId);
      if (order) await placed({ seasonId, userId: order.userId });
    },
    [registrationMoved.name]: ({ userId, heirId = userId }: { userId: string; heirId?: string }) =>
      placed({ seasonId, userId: heirId }),
    [squadFilled.name]: ({ userIds }: { userIds: string[] }) =>
      Promise.all(userIds.map((userId) => placed({ seasonId, userId }))),
    [agentJoined.name]: ({ userId }: { userId: string }) => placed({ seasonId, userId }),
    [holdChanged.name]: (data) => holdPlaced(data, selling, scheduler.now),
    [chargeAsked.name]: ({ orderId }: { orderId: string }) => chargeOrder(orderId, paying, scheduler.now),
    [orderPaid.name]: ({ orderId }: { orderId: string }) => delivery.deliver(orderId, scheduler.now),
    [settlementAsked.name]: (data) => settleOrder(data, paying, scheduler.now),
    [refundAsked.name]: (data) => makeRefund(data, paying, scheduler.now),
  };
  const again = new AtLeastOnce(scheduler);
  const hear = () => again.hear(memory, listeners);

  /** Orders whose time is up are closed, and places that were not paid are taken back. */
  const keep = async () => {
    await expireOrders({ memory, again, now: scheduler.now }, (orderId) => expireOrder(orderId, paying, scheduler.now));
    for (const { userId, status } of registrationsIn(memory))
      if (status === 'pending_payment')
        await lapse({ seasonId, userId }, selling, scheduler.now).catch(() => undefined);
  };

  const place = (userId: string) => store.place(season, userId, squadId, scheduler.now);
  const fill = async () => {
    const squad = await squads.squad(seasonId, squadId);
    const free = registrationsIn(memory).filter(({ status }) => status === 'registered');
    const ids = free.slice(0, 2).map(({ userId }) => userId);
    if (squad && ids.length > 0) await squads.fill(season, squad, ids, scheduler.now);
  };
  const unplace = (userId: string) => store.unplace(season, userId, scheduler.now);
  const leave = (userId: string) => store.leave(season, userId, 'withdrawn', scheduler.now);
  const comeBack = (userId: string) => store.enter(season, heldFor(userId, scheduler.now), false, scheduler.now);
  const handOn = async (userId: string) => {
    const heir = idOf(7 + scheduler.below(2));
    await store.offer(season, userId, heir, scheduler.now);
    await store.transfer(season, userId, heir, scheduler.now);
  };
  const acts = { place, fill, unplace, leave, comeBack, handOn, saveCard, payByHand };
  return { scheduler, memory, weather, cards, plant, hear, keep, acts };
}

type Memory = ReturnType<typeof roughStage>['memory'];
export const ordersIn = (memory: Memory) => memory.entity('order') as unknown as StoredOrder[];
export const registrationsIn = (memory: Memory) => memory.entity('registration') as unknown as StoredRegistration[];
