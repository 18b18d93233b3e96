import type * as z from 'zod';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { isChosen, isOfferedFirst, offeredUntil } from '#shared/payments/credits/refund-as-credit.ts';
import { orderClosed, refillAwaited, type settlementAsked } from '#shared/payments/orders/messages.ts';
import { closed, paidInAll, withRefund } from '#shared/payments/orders/order-moves.ts';
import { isPledged, withoutPledgeOf } from '#shared/payments/orders/pledge.ts';
import { isAbout, type Settled, type Spot, spotOf } from '#shared/payments/orders/spot-of.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { letsChooseCredit } from '#shared/payments/refund-policy.ts';
import { type Settlement, settle, shareFor } from '#shared/payments/settlement.ts';
import { atBest } from '../ports/orders/at-best.ts';
import type { Orders } from '../ports/orders/orders.ts';
import { refundFactOf } from '../ports/orders/refund-fact.ts';
import { asAgreed, keepsCredit, type StoredOrder } from '../ports/orders/stored-order.ts';
import type { Cashier } from './cashier.ts';
import { afterPayment, afterProcessing } from './on-payment.ts';

export interface Settling {
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly cashier: Pick<Cashier, 'close'>;
}

type Asked = z.infer<(typeof settlementAsked)['data']>;

/** One spot of one order is settled once, whatever happens to it afterwards. */
const settledRefundId = (orderId: string, spot: Spot): string => idFrom('refund', orderId, spotOf(spot));

/**
 * Does what follows from a spot that is its player's no more: an order that is not paid is closed, at the provider first; of
 * one that is paid goes back what its policy says. Where the payment is only on its way to us, the seller’s side finds the spot
 * given up and says so. Safe to repeat.
 */
export async function settleOrder(asked: Asked, { orders, cashier }: Settling, now: Date): Promise<void> {
  const order = await orders.find(asked.orderId);
  if (!order) return;
  if (isOpen(order.status)) {
    const payment = await cashier.close(order);
    if (!payment) return void (await orders.move(order.orderId, (is) => close(is, asked, order, now)));
    // The event that tells of it may be lost.
    await orders.move(order.orderId, (is) =>
      payment.status === 'succeeded' ? afterPayment(is, payment, now) : afterProcessing(is, now),
    );
  }
  await orders.move(order.orderId, (is) => refunding(is, asked, now));
}

/** Another page may have been opened since the last one was closed; then it is looked at again. */
function close(is: StoredOrder, { cause, personId }: Asked, seen: StoredOrder, now: Date) {
  if (is.attempt !== seen.attempt || is.sessionId !== seen.sessionId) throw new Error('Another page to pay was opened');
  const staying = isPledged(is) && cause !== 'lapsed' ? withoutPledgeOf(is, personId) : undefined;
  if (staying) return { order: staying };
  const order = closed(withoutCard(is), cause === 'lapsed' ? 'expired' : 'cancelled');
  if (order.status === is.status) return undefined;
  const { orderId, subjectKind, subjectId } = order;
  const messageId = idFrom('message', orderClosed.name, orderId);
  return { order, facts: [factRow(orderClosed, messageId, now, { orderId, subjectKind, subjectId })] };
}

/** A card that was saved for later is forgotten, with what the payer agreed to. */
function withoutCard(is: StoredOrder): StoredOrder {
  const { savedCard: _, card: __, consent: ___, ...rest } = is;
  return isPledged(is) ? rest : is;
}

function refunding(before: StoredOrder, asked: Asked, now: Date) {
  const { orderId, cause, at, slotId: givenBack } = asked;
  const is = givenBack ? withGivenBack(before, { ...asked, givenBack }) : before;
  // What was recorded before an account took the spot over names the guest.
  const personId = asked.personId === is.claimedFrom ? is.userId : asked.personId;
  // Where only the time ran out the payment may still find a seat; the seller’s side says if it does not.
  const share = cause === 'lapsed' ? undefined : shareFor(is, { personId, eventId: asked.eventId, givenBack });
  if (!share) return undefined;
  const { eventId } = share;
  const { terms, startsAt } = promisedOf(share, is, asked);
  const happened = {
    cause: causeFor(is, asked, eventId),
    at: new Date(at),
    startsAt,
    sharesCost: is.pledge !== undefined,
    terms,
    ...(terms !== asAgreed(is).terms && { isBetter: true as const }),
  };
  const spot = { personId, ...(eventId && { eventId }), ...(givenBack && { givenBack }) };
  const way = wantsCredit(is, personId, asked) && { to: 'credit' as const };
  const settlement = forSpot(is, spot, settle(share, { ...happened, ...way }));
  if (share.priceMinor === 0) return withFreed(is, settlement, spot, now);
  return withSettlement(is, settlement, { orderId, spot, partOf: asked.partOf }, now);
}

/**
 * Notes that a spot that cost nothing is given back, so that what made it free can be used again: by the same rule as money, and
 * where that waits for another player, once one takes the spot. Once.
 */
function withFreed(is: StoredOrder, { trace, awaitsRefill }: Settlement, spot: Spot, now: Date) {
  const { freed = [], awaitsRefill: awaited = {} } = is;
  const name = spotOf(spot);
  if (!is.paidAt || freed.includes(name)) return undefined;
  if (trace.percent === 100) return { order: { ...is, freed: [...freed, name] }, facts: [] };
  if (!awaitsRefill || awaited[name]) return undefined;
  return { order: { ...is, awaitsRefill: { ...awaited, [name]: trace.at } }, facts: [refillFact(is, spot, now)] };
}

/** A slot that its player gave back alone, from now on apart from the spot; the same order where that was settled with it. */
function withGivenBack(is: StoredOrder, { personId, givenBack }: Spot): StoredOrder {
  const isWith = ({ personId: whose, givenBack: slot }: Settled) => whose === personId && !slot;
  if ([...is.refunds, ...(is.kept ?? [])].some(isWith)) return is;
  const lines = is.lines.map((line) =>
    line.personId === personId && line.slotId === givenBack ? { ...line, givenBack } : line,
  );
  return { ...is, lines };
}

type Share = NonNullable<ReturnType<typeof shareFor>>;

/** The best of what is promised of a spot, or of one date of a pass. */
function promisedOf(share: Share, { terms, startsAt }: StoredOrder, asked: Asked) {
  const own = { terms: share.terms ?? terms, startsAt: share.startsAt ?? startsAt };
  if (!asked.terms) return { ...own, startsAt: asked.startsAt };
  return atBest(own, { terms: asked.terms, startsAt: asked.startsAt }, new Date(asked.at));
}

/** Other players take spots; of slots that are given back alone nothing was promised for that. */
function forSpot(is: StoredOrder, spot: Spot, settlement: Settlement): Settlement {
  if (is.lines.filter((line) => isAbout(line, spot)).some(({ kind }) => kind !== 'slot')) return settlement;
  return { ...settlement, awaitsRefill: false, trace: { ...settlement.trace, isOfSlot: true } };
}

/** Whether the payer chose credit as the player left. What others caused goes to the card unless they accept credit for it. */
const wantsCredit = (is: StoredOrder, personId: string, { cause, at }: Asked): boolean =>
  cause === 'left' && keepsCredit(is) && letsChooseCredit(is.terms) && isChosen(is.refundWays?.[personId], at);

/** Who leaves while the event has just changed does so for that. */
function causeFor(is: StoredOrder, { cause, at }: Asked, eventId: string | undefined): Asked['cause'] {
  const free = eventId ? is.freeDates?.[eventId] : is.freeToLeave;
  return cause === 'left' && free && at >= free.since && at < free.until ? 'changed' : cause;
}

function refillFact({ orderId, subjectKind, subjectId }: StoredOrder, spot: Spot, now: Date) {
  const messageId = idFrom('message', refillAwaited.name, orderId, spotOf(spot));
  return factRow(refillAwaited, messageId, now, {
    orderId,
    subjectKind,
    subjectId,
    ...(spot.eventId && { eventId: spot.eventId }),
  });
}

function withSettlement(
  is: StoredOrder,
  settlement: Settlement,
  { orderId, spot, partOf }: Pick<Asked, 'orderId' | 'partOf'> & { readonly spot: Spot },
  now: Date,
) {
  const { amountMinor, trace } = settlement;
  if (amountMinor === 0) return withKept(is, settlement, spot, now);
  const refundId = settledRefundId(orderId, spot);
  const offer = keepsCredit(is) && isOfferedFirst(trace.cause, is.terms) && { offer: { until: offeredUntil(now) } };
  const together = partOf && { calledOff: partOf.calledOff };
  const refund = { refundId, amountMinor, at: now.toISOString(), ...spot, trace, ...offer, ...together };
  const order = withRefund(partOf ? withCalledOff(is, partOf) : is, refund);
  return order && { order, facts: [refundFactOf(order, refundId, now)] };
}

/** Which events were called off at once, as the first of them says. */
const withCalledOff = (is: StoredOrder, { calledOff, eventIds }: NonNullable<Asked['partOf']>): StoredOrder => ({
  ...is,
  calledOff: { [calledOff]: eventIds, ...is.calledOff },
});

/** Notes that nothing comes back of a spot, or not before another player takes it, and why. Once. */
function withKept(is: StoredOrder, { trace, awaitsRefill }: Settlement, spot: Spot, now: Date) {
  const { kept = [] } = is;
  if (!is.paidAt || paidInAll(is) === 0 || kept.some((one) => isAbout(one, spot))) return undefined;
  const order = { ...is, kept: [...kept, { ...spot, trace, awaitsRefill }] };
  if (!awaitsRefill) return { order, facts: [] };
  const waiting = { ...order, awaitsRefill: { ...is.awaitsRefill, [spotOf(spot)]: trace.at } };
  return { order: waiting, facts: [refillFact(is, spot, now)] };
}
