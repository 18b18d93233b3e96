import type { Card, OrderStatus, PolicyTrace, RefundStatus } from './schemas.ts';
import { afterRefunds, isOpen, merged, mergedRefund, wasCharged } from './states.ts';

/** Money on its way back, as it is stored. */
export interface StoredRefund {
  readonly refundId: string;
  readonly amountMinor: number;
  readonly status: RefundStatus;
  readonly at: string;
  /** The player whose spot was paid; absent for an amount that the host chose. */
  readonly personId?: string | undefined;
  /** The invoice that was paid. */
  readonly invoiceId?: string | undefined;
  readonly trace: PolicyTrace;
  /** The provider's refund, once there is one. */
  readonly providerRef?: string | undefined;
  readonly failure?: string | undefined;
  /** How often the seller's balance was short of it. */
  readonly tries?: number | undefined;
}

/** What the moves of an order depend on. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly totalMinor: number;
  /** What was taken and is neither back nor on its way back. */
  readonly refundableMinor: number;
  readonly refunds: readonly StoredRefund[];
  /** Players who left under a policy without refunds, and when: each gets all back once another takes the spot. */
  readonly awaitsRefill?: Readonly<Record<string, string>>;
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
  return { ...order, ...rest, ...(card && { card }), status: 'paid', refundableMinor: order.totalMinor };
}

/** An order that no one can pay any more. */
export const closed = <Order extends OrderState>(order: Order, how: 'expired' | 'cancelled'): Order =>
  isOpen(order.status) || order.status === 'expired' ? { ...order, status: merged(order.status, how) } : order;

type NewRefund = Pick<StoredRefund, 'refundId' | 'amountMinor' | 'at' | 'personId' | 'invoiceId' | 'trace'>;

/** An order with a refund that was asked for; undefined where there is nothing to give back, or it was asked before. */
export function withRefund<Order extends OrderState>(order: Order, refund: NewRefund): Order | undefined {
  const amountMinor = Math.min(refund.amountMinor, order.refundableMinor);
  if (amountMinor <= 0 || !wasCharged(order.status)) return undefined;
  if (order.refunds.some(({ refundId }) => refundId === refund.refundId)) return undefined;
  const asked = { ...refund, amountMinor, status: 'requested' as const };
  return { ...order, refundableMinor: order.refundableMinor - amountMinor, refunds: [...order.refunds, asked] };
}

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
  return { ...order, refunds, refundableMinor, status: afterRefunds(order.totalMinor, cameBack(refunds)) };
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
  return {
    ...order,
    refunds,
    refundableMinor: Math.max(0, left),
    status: afterRefunds(order.totalMinor, cameBack(refunds)),
  };
}

/** Minor units that are back with the payer. */
const cameBack = (refunds: readonly StoredRefund[]): number =>
  refunds.reduce((sum, { status, amountMinor }) => (status === 'succeeded' ? sum + amountMinor : sum), 0);

/** Minor units that are back or on their way. */
export const refundedOf = ({ refunds }: Pick<OrderState, 'refunds'>): number =>
  refunds.reduce((sum, { status, amountMinor }) => (status === 'failed' ? sum : sum + amountMinor), 0);
