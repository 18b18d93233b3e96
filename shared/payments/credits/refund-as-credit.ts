import { isDisputed } from '../orders/dispute-moves.ts';
import { lostOf, type OrderState, paidInAll, standing } from '../orders/order-moves.ts';
import type { SettlementCause } from '../orders/policy-trace.ts';
import type { Order } from '../orders/schemas.ts';
import { isOpen, wasCharged } from '../orders/states.ts';
import type { StoredRefund } from '../orders/stored-refund.ts';
import { letsChooseCredit, type RefundTerms } from '../refund-policy.ts';
import { settle, sharesOf } from '../settlement.ts';

const hourMs = 3_600_000;

/** So long a payer has to take credit in place of the card. */
export const offerHours = 48;

/** Until when an offer that is made now stands. */
export const offeredUntil = (now: Date): string => new Date(now.getTime() + offerHours * hourMs).toISOString();

/** A payer's choice counts for leaving just after it, not for what happens on another day. */
const choiceMs = hourMs / 4;

/** Which way the payer wants back what they paid for a player, and when they said so. */
export interface RefundWay {
  readonly to: 'credit';
  readonly at: string;
}

/** Whether a payer chose credit for what comes back of a spot that was given up at an instant. */
export const isChosen = (way: RefundWay | undefined, at: string): boolean =>
  way !== undefined && way.at <= at && Date.parse(at) - Date.parse(way.at) <= choiceMs;

const byHost: ReadonlySet<SettlementCause> = new Set(['cancelled', 'minimum', 'removed']);

/** Whether what a cause sends back is offered as credit first: what the host or too few players caused, under a rule that says so. */
export const isOfferedFirst = (cause: SettlementCause, terms: RefundTerms): boolean =>
  byHost.has(cause) && letsChooseCredit(terms);

/**
 * An order of which a refund that was offered is the payer's credit now: all of it, and nothing of it goes to the card. Undefined
 * where there is no such offer any more, or the payer's bank looks into the payment.
 */
export const acceptedAsCredit = <State extends OrderState>(order: State, refundId: string): State | undefined =>
  isDisputed(order)
    ? undefined
    : answered(order, refundId, ({ offer: _, amountMinor, creditMinor = 0, ...refund }) => ({
        ...refund,
        amountMinor: 0,
        creditMinor: creditMinor + amountMinor,
        status: 'succeeded',
        trace: { ...refund.trace, to: 'credit' },
      }));

/** An order of which a refund that was offered goes to the card; undefined where there is no such offer any more. */
export const leftForCard = <State extends OrderState>(order: State, refundId: string): State | undefined =>
  answered(order, refundId, ({ offer: _, ...refund }) => refund);

function answered<State extends OrderState>(
  order: State,
  refundId: string,
  answer: (refund: StoredRefund) => StoredRefund,
): State | undefined {
  const offered = order.refunds.find((refund) => refund.refundId === refundId && refund.offer);
  if (!offered) return undefined;
  const refunds = order.refunds.map((refund) => (refund === offered ? answer(refund) : refund));
  return { ...order, refunds, status: standing({ ...order, refunds }) };
}

/** What can still go back of an order, by card and as credit, in minor units. A bank that looks into a payment holds it. */
export function refundableIn(order: Order): number {
  if (!wasCharged(order.status) || order.status === 'disputed') return 0;
  return Math.max(0, paidInAll(order) - order.refundedMinor - (order.creditBackMinor ?? 0) - lostOf(order));
}

/** What a player's payer gets back if they leave now, in minor units of the order's currency. */
export interface WaysBack {
  /** To the card. */
  readonly cardMinor: number;
  /** What goes back as credit even so, because it was paid with credit. */
  readonly besidesMinor: number;
  /** All of it as credit. */
  readonly creditMinor: number;
}

/** The two ways in which a payer can have back what they paid for a player who leaves now; undefined where there is no choice. */
export function waysBack(order: Order, personId: string, now: Date): WaysBack | undefined {
  const share = sharesOf(order).get(personId);
  const isSettled = order.refunds.some((refund) => refund.personId === personId && !refund.givenBack);
  if (!share || isSettled || isOpen(order.status) || !order.takesCredit || !letsChooseCredit(order.terms))
    return undefined;
  const cause = order.freeUntil && order.freeUntil > now.toISOString() ? ('changed' as const) : ('left' as const);
  const happened = { cause, at: now, startsAt: order.startsAt, terms: order.terms };
  const leftMinor = refundableIn(order);
  const backMinor = Math.min(settle(share, happened).amountMinor, leftMinor);
  const creditMinor = Math.min(settle(share, { ...happened, to: 'credit' }).amountMinor, leftMinor);
  const besidesMinor = Math.min(backMinor, Math.max(0, (order.creditMinor ?? 0) - (order.creditBackMinor ?? 0)));
  const cardMinor = backMinor - besidesMinor;
  return cardMinor > 0 ? { cardMinor, besidesMinor, creditMinor } : undefined;
}
