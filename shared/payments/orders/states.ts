import type { DisputeStatus } from './dispute-schemas.ts';
import type { OrderStatus, RefundStatus } from './schemas.ts';

/** The higher one wins, in whichever order news arrives (reliability P13): what the provider took is stronger than what we gave up. */
const ranks: Readonly<Record<OrderStatus, number>> = {
  reserved: 0,
  awaiting_payment: 1,
  expired: 2,
  cancelled: 3,
  paid: 4,
  partially_refunded: 5,
  refunded: 6,
  disputed: 7,
  won: 8,
  lost: 9,
};

/** Where an order stands after news of it. */
export const merged = (was: OrderStatus, news: OrderStatus): OrderStatus => (ranks[news] > ranks[was] ? news : was);

/** Whether an order still holds its spots and can be paid. */
export const isOpen = (status: OrderStatus): boolean => status === 'reserved' || status === 'awaiting_payment';

/** Whether money was taken for it. */
export const wasCharged = (status: OrderStatus): boolean => ranks[status] >= ranks.paid;

// A bank may refuse what it has taken before, so a failure is the last word.
const refundRanks: Readonly<Record<RefundStatus, number>> = {
  requested: 0,
  pending_funds: 1,
  pending: 2,
  succeeded: 3,
  failed: 4,
};

export const mergedRefund = (was: RefundStatus, news: RefundStatus): RefundStatus =>
  refundRanks[news] > refundRanks[was] ? news : was;

const disputeRanks: Readonly<Record<DisputeStatus, number>> = { needs_response: 0, under_review: 1, won: 2, lost: 3 };

export const mergedDispute = (was: DisputeStatus, news: DisputeStatus): DisputeStatus =>
  disputeRanks[news] > disputeRanks[was] ? news : was;

/** Whether a bank still decides about a dispute. */
export const isUndecided = ({ status }: { readonly status: DisputeStatus }): boolean =>
  disputeRanks[status] < disputeRanks.won;

/** Where a paid order stands once so much of it went back. */
export function afterRefunds(totalMinor: number, refundedMinor: number): OrderStatus {
  if (refundedMinor === 0) return 'paid';
  return refundedMinor >= totalMinor ? 'refunded' : 'partially_refunded';
}
