import type { Card, Kept, OrderStatus, RefundStatus } from './schemas.ts';
import { afterRefunds, isOpen, isUndecided, merged, mergedRefund, wasCharged } from './states.ts';
import type { StoredDispute } from './stored-dispute.ts';
import type { StoredRefund } from './stored-refund.ts';

/** What the moves of an order depend on. */
export interface OrderState {
  readonly status: OrderStatus;
  /** What is paid by card. */
  readonly totalMinor: number;
  /** What is paid with credit. */
  readonly creditMinor?: number;
  /** What was taken by card and is neither back nor on its way back. */
  readonly refundableMinor: number;
  readonly refunds: readonly StoredRefund[];
  /** Spots that were left under a policy without refunds (`spotOf`), and when: all comes back once another player takes one. */
  readonly awaitsRefill?: Readonly<Record<string, string>>;
  /** Spots that were given up with nothing back, by the policy. */
  readonly kept?: readonly Kept[];
  /** What payers asked their banks back for. */
  readonly disputes?: readonly StoredDispute[];
  /** When the payer deleted their account: credit is of no use to them from then on. */
  readonly payerLeftAt?: string;
}

/** What the provider says of a payment that succeeded. */
export interface Payment {
  /** Absent where there was nothing to pay. */
  readonly paymentIntentId?: string | undefined;
  readonly card?: Card | undefined;
  readonly paidAt: string;
  /** What the provider and the platform took of it together, where the provider said it already. */
  readonly feesMinor?: number | undefined;
}

/** An order that the provider took the money for; the same for every repeat of it. */
export function paid<Order extends OrderState>(order: Order, payment: Payment): Order & Partial<Payment> {
  if (wasCharged(order.status)) return order;
  const { card, ...rest } = payment;
  const refundableMinor = Math.max(0, order.totalMinor - lostOf(order));
  return { ...order, ...rest, ...(card && { card }), status: standing(order), refundableMinor };
}

/** Where an order stands that was paid, by its refunds and its disputes: a dispute comes first. */
export function standing(order: Pick<OrderState, 'disputes' | 'refunds' | 'totalMinor' | 'creditMinor'>): OrderStatus {
  const { disputes = [], refunds } = order;
  if (disputes.some(isUndecided)) return 'disputed';
  if (disputes.some(({ status }) => status === 'lost')) return 'lost';
  const status = afterRefunds(paidInAll(order), cameBack(refunds));
  return status === 'paid' && disputes.length > 0 ? 'won' : status;
}

/** Minor units that banks gave back to the payer. */
export const lostOf = ({
  disputes = [],
}: {
  readonly disputes?: readonly Pick<StoredDispute, 'status' | 'amountMinor'>[] | undefined;
}): number => disputes.reduce((sum, { status, amountMinor }) => (status === 'lost' ? sum + amountMinor : sum), 0);

/** An order that no one can pay any more. */
export const closed = <Order extends OrderState>(order: Order, how: 'expired' | 'cancelled'): Order =>
  isOpen(order.status) || order.status === 'expired' ? { ...order, status: merged(order.status, how) } : order;

interface NewRefund
  extends Pick<
    StoredRefund,
    'refundId' | 'at' | 'personId' | 'eventId' | 'givenBack' | 'invoiceId' | 'trace' | 'offer' | 'calledOff'
  > {
  /** All that is to go back. */
  readonly amountMinor: number;
}

/**
 * An order with a refund that was asked for; undefined where there is nothing to give back, or it was asked before. What was paid
 * with credit goes back first, as credit; the rest goes to the card, unless the payer chose credit. Of a payer who deleted their
 * account the card comes first. What the payer's bank looks into waits for it.
 */
export function withRefund<Order extends OrderState>(
  order: Order,
  { amountMinor: askedMinor, offer, ...refund }: NewRefund,
): Order | undefined {
  const inAllMinor = Math.min(askedMinor, leftOf(order));
  if (inAllMinor <= 0 || !wasCharged(order.status)) return undefined;
  if (order.refunds.some(({ refundId }) => refundId === refund.refundId)) return undefined;
  const isGone = order.payerLeftAt !== undefined;
  const cardMinor = isGone
    ? Math.min(inAllMinor, order.refundableMinor)
    : Math.max(0, inAllMinor - creditLeftOf(order));
  const amountMinor = refund.trace.to === 'credit' && !isGone ? 0 : cardMinor;
  const creditMinor = inAllMinor - amountMinor;
  const asked: StoredRefund = {
    ...refund,
    amountMinor,
    ...(creditMinor > 0 && { creditMinor }),
    ...(offer && amountMinor > 0 && { offer }),
    status: amountMinor > 0 ? 'requested' : 'succeeded',
  };
  const refunds = [...order.refunds, asked];
  const refundableMinor = order.refundableMinor - cardMinor;
  return { ...order, refundableMinor, refunds, status: standing({ ...order, refunds }) };
}

/** Minor units that went back as credit. */
export const creditBackOf = ({ refunds }: Pick<OrderState, 'refunds'>): number =>
  refunds.reduce((sum, { creditMinor = 0 }) => sum + creditMinor, 0);

/** What is left of the credit that paid for an order. */
const creditLeftOf = (order: OrderState): number => Math.max(0, (order.creditMinor ?? 0) - creditBackOf(order));

/** What can still go back of an order, by card and as credit. */
export const leftOf = (order: OrderState): number => order.refundableMinor + creditLeftOf(order);

/** What was paid for an order, by card and with credit. */
export const paidInAll = ({
  totalMinor,
  creditMinor = 0,
}: {
  readonly totalMinor: number;
  readonly creditMinor?: number | undefined;
}): number => totalMinor + creditMinor;

/**
 * The credit that an order has of its payer: what it uses while it is open or paid, without what went back as credit. Below 0 where
 * more went back as credit than it used, because the payer chose that over the card.
 */
export const creditIn = (order: OrderState): number =>
  isOpen(order.status) || wasCharged(order.status) ? (order.creditMinor ?? 0) - creditBackOf(order) : 0;

/** What the provider says of a refund. */
export interface RefundNews {
  readonly status: RefundStatus;
  readonly providerRef?: string | undefined;
  readonly failure?: string | undefined;
}

/** An order after news of one of its refunds, in whichever order news arrives. A refund that failed can be made anew. */
export function withNews<Order extends OrderState>(order: Order, refundId: string, news: RefundNews): Order {
  const was = order.refunds.find((refund) => refund.refundId === refundId);
  if (!was) return order;
  const status = mergedRefund(was.status, news.status);
  const tries = (was.tries ?? 0) + 1;
  if (status === was.status)
    return status === 'pending_funds' ? { ...order, refunds: replaced(order.refunds, was, { ...was, tries }) } : order;
  const now = { ...was, ...known(news), status, ...(status === 'pending_funds' && { tries }) };
  const refunds = replaced(order.refunds, was, now);
  const refundableMinor = order.refundableMinor + (status === 'failed' ? was.amountMinor : 0);
  return { ...order, refunds, refundableMinor, status: standing({ ...order, refunds }) };
}

const replaced = (refunds: readonly StoredRefund[], was: StoredRefund, now: StoredRefund) =>
  refunds.map((refund) => (refund === was ? now : refund));

const known = ({ providerRef, failure }: RefundNews) => ({
  ...(providerRef && { providerRef }),
  ...(failure && { failure }),
});

/** A refund that the seller made at the provider without us. */
export function withForeignRefund<Order extends OrderState>(
  order: Order,
  refund: StoredRefund & { readonly providerRef: string },
): Order {
  const isKnown = order.refunds.some(
    ({ refundId, providerRef }) => refundId === refund.refundId || providerRef === refund.providerRef,
  );
  if (isKnown || !wasCharged(order.status)) return order;
  const refunds = [...order.refunds, refund];
  const left = refund.status === 'failed' ? order.refundableMinor : order.refundableMinor - refund.amountMinor;
  return { ...order, refunds, refundableMinor: Math.max(0, left), status: standing({ ...order, refunds }) };
}

/** Minor units that are back with the payer. */
const cameBack = (refunds: readonly StoredRefund[]): number =>
  refunds.reduce(
    (sum, { status, amountMinor, creditMinor = 0 }) => sum + creditMinor + (status === 'succeeded' ? amountMinor : 0),
    0,
  );

/** Minor units that are back on the card or on their way. */
export const refundedOf = ({ refunds }: Pick<OrderState, 'refunds'>): number =>
  refunds.reduce((sum, { status, amountMinor }) => (status === 'failed' ? sum : sum + amountMinor), 0);
