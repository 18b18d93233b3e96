import type { Order } from '#shared/payments/orders/schemas.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';

type Tone = 'in' | 'wait' | 'bad' | 'plain';
/** How a chip looks, and what it says. */
type Shown = readonly [tone: Tone, words: string];

const stateChips: Readonly<Record<Order['status'], Shown>> = {
  reserved: ['wait', 'Being paid'],
  awaiting_payment: ['wait', 'Being paid'],
  expired: ['plain', 'Ran out'],
  cancelled: ['plain', 'Given up'],
  paid: ['in', 'Paid'],
  partially_refunded: ['plain', 'Partly refunded'],
  refunded: ['plain', 'Refunded'],
  disputed: ['bad', 'Disputed'],
  won: ['in', 'Dispute won'],
  lost: ['plain', 'Dispute lost'],
};

/** Where an order stands for its host: a refund that is under way comes before what was paid. */
export function orderState(order: Order): Shown {
  if (order.declined && !wasCharged(order.status)) return ['bad', 'Payment failed'];
  if (order.status === 'disputed') return stateChips.disputed;
  if (order.pledge) return pledgeState(order.pledge);
  return refundState(order) ?? stateChips[order.status];
}

function pledgeState({ hasCard, isFinal, isCharging }: NonNullable<Order['pledge']>): Shown {
  if (!isFinal) return hasCard ? ['in', 'Card saved'] : ['wait', 'Saving a card'];
  return ['wait', isCharging ? 'Being charged' : 'Being paid'];
}

function refundState({ refunds, refundedMinor, totalMinor }: Order): Shown | undefined {
  const has = (...states: readonly Order['refunds'][number]['status'][]) =>
    refunds.some(({ status }) => states.includes(status));
  if (has('pending_funds')) return ['wait', 'Refund waits for balance'];
  if (refunds.some(({ offer }) => offer)) return ['wait', 'Offered as credit'];
  if (has('requested', 'pending')) return ['wait', 'Refund on its way'];
  return has('failed') && refundedMinor < totalMinor ? ['bad', 'Refund failed'] : undefined;
}
