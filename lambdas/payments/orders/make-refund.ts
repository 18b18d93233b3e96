import { leftForCard } from '#shared/payments/credits/refund-as-credit.ts';
import { isDisputed, isUnsent } from '#shared/payments/orders/dispute-moves.ts';
import { type RefundNews, withNews } from '#shared/payments/orders/order-moves.ts';
import type { Orders } from '../ports/orders/orders.ts';
import { refundChangedFact } from '../ports/orders/refund-fact.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import { isNotConnected } from '../provider/answers.ts';
import { accountGone } from './account-gone.ts';
import type { Cashier } from './cashier.ts';
import { isHeldByBank, isShortOfFunds } from './provider-errors.ts';

export interface Refunding {
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly cashier: Pick<Cashier, 'refund'>;
}

/**
 * Sends one refund to the provider, with the refund's id as its key: repeating it sends nothing twice. Where the seller's
 * balance is short it waits for the next day; while the payment is disputed it waits for the bank, whose word asks for it again.
 * @returns whether it is to be tried again later
 */
export async function makeRefund(
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
  { orders, cashier }: Refunding,
  now: Date,
): Promise<boolean> {
  const order = await sendable({ orderId, refundId }, orders, now);
  const refund = order?.refunds.find((one) => one.refundId === refundId);
  if (!order || !refund || !isUnsent(refund) || isDisputed(order)) return false;
  const news = await cashier.refund(order, refund).catch((error: unknown): RefundNews | undefined => {
    if (isShortOfFunds(error)) return { status: 'pending_funds' };
    if (isHeldByBank(error)) return undefined;
    // Another way to pay it back has to be found, of which both hear.
    if (isNotConnected(error)) return { status: 'failed', failure: accountGone };
    throw error;
  });
  if (!news) return false;
  await orders.move(orderId, (is) => refundNews(is, refundId, news, now));
  return news.status === 'pending_funds';
}

/**
 * An order whose refund may be sent; undefined while the payer may still have it as credit. Once that time is over the offer is
 * taken back first, on a condition: what is sent to the card can't become credit as well.
 */
async function sendable(
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
  orders: Refunding['orders'],
  now: Date,
): Promise<StoredOrder | undefined> {
  const order = await orders.find(orderId);
  const offer = order?.refunds.find((one) => one.refundId === refundId)?.offer;
  if (!offer) return order;
  if (offer.until > now.toISOString()) return undefined;
  return orders.move(orderId, (is) => {
    const after = leftForCard(is, refundId);
    return after && { order: after };
  });
}

/** An order after news of a refund, with the fact of it where it stands elsewhere now; undefined where it is no news. */
export function refundNews(is: StoredOrder, refundId: string, news: RefundNews, now: Date) {
  const order = withNews(is, refundId, news);
  if (order === is || news.status === 'requested') return undefined;
  const { orderId } = order;
  const { status } = news;
  const isAsBefore = is.refunds.some((refund) => refund.refundId === refundId && refund.status === status);
  return { order, facts: isAsBefore ? [] : [refundChangedFact({ orderId, refundId, status }, now)] };
}
