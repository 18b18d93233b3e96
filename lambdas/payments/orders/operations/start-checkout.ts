import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { Problem } from '#shared/contract/errors.ts';
import { isCharging } from '#shared/payments/orders/pledge.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { Cashier } from '../cashier.ts';
import { orderQueue } from '../expiry-work.ts';
import { afterFree } from '../on-payment.ts';

const minuteMs = 60_000;
/** The provider closes a page by itself after so long, should we not come to it. */
const pageMs = 45 * minuteMs;
/** A page that is about to close is of no use any more. */
const atLeastMs = minuteMs;
/** A page has to be good for half an hour when it is opened: https://docs.stripe.com/api/checkout/sessions/create */
const openableMs = 31 * minuteMs;

export interface Checkout {
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly cashier: Pick<Cashier, 'open' | 'close'>;
  /** Whether the seller's account is the one of the order and takes payments. */
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly takesPayments: (order: StoredOrder, now: Date) => Promise<boolean>;
}

interface Asked {
  readonly orderId: string;
  readonly userId: string;
}

/**
 * Leads the payer to the provider's page. The try is noted before the page is opened, so that a crash in between leads to the same
 * page again; two tabs and two presses get one page.
 * @throws {Problem} order.notFound, order.closed, order.paid, order.paying, order.awaitsBank, order.sellerGone
 */
export async function startCheckout(
  { orderId, userId }: Asked,
  { orders, cashier, due, takesPayments }: Checkout,
  now: Date,
): Promise<{ url: string }> {
  const found = await orders.find(orderId);
  if (found?.userId !== userId) throw new Problem('order.notFound');
  refuseClosed(found, now);
  if (found.totalMinor === 0) return free(orderId, orders, now);
  const open = openPage(found, now);
  if (open) return { url: open };
  // The page of a try before may have a moment left: no one pays there any more once another is opened.
  if (!isUnderWay(found, now) && (await cashier.close(found))) throw new Problem('order.paying');
  if (!(await takesPayments(found, now))) throw new Problem('order.sellerGone');
  await due.schedule({ queue: orderQueue, key: orderId, dueAt: found.expiresAt, data: { orderId } }, now);
  const order = await orders.move(orderId, (is) => trying(is, now), found);
  if (!order) throw new Problem('order.notFound');
  refuseClosed(order, now);
  const known = openPage(order, now);
  if (known) return { url: known };
  const page = await cashier.open(order);
  const { sessionId, url: sessionUrl } = page;
  const opened = await orders.move(
    orderId,
    (is) =>
      is.attempt === order.attempt && isOpen(is.status) ? { order: { ...is, sessionId, sessionUrl } } : undefined,
    order,
  );
  if (!opened || opened.attempt !== order.attempt) throw new Problem('order.closed');
  refuseClosed(opened, now);
  return { url: page.url };
}

/** What costs nothing is paid at once; if a code was taken back meanwhile, the payer looks at the price again. */
async function free(orderId: string, orders: Checkout['orders'], now: Date): Promise<{ url: string }> {
  const order = await orders.move(orderId, (is) => afterFree(is, now));
  if (!order || !wasCharged(order.status)) throw new Problem('order.closed');
  return { url: `${variable('WEB_ORIGIN')}/payment-success?order=${orderId}&redirect_status=succeeded` };
}

/** Notes a new try, unless one is under way. */
function trying(is: StoredOrder, now: Date) {
  if (!isOpen(is.status) || isUnderWay(is, now)) return undefined;
  const { sessionId: _, sessionUrl: __, declined: ___, ...rest } = is;
  const sessionUntil = new Date(now.getTime() + pageMs).toISOString();
  return { order: { ...rest, status: 'awaiting_payment' as const, attempt: is.attempt + 1, sessionUntil } };
}

/** Where the answer to opening the page was lost, the payer’s next press asks the provider again, while it could still open it. */
const isUnderWay = ({ attempt, sessionUrl, sessionUntil = '' }: StoredOrder, now: Date): boolean =>
  attempt > 0 && Date.parse(sessionUntil) - now.getTime() > (sessionUrl ? atLeastMs : openableMs);

const openPage = (order: StoredOrder, now: Date): string | undefined =>
  isUnderWay(order, now) ? order.sessionUrl : undefined;

/** @throws {Problem} order.closed, order.paid, order.awaitsBank; order.paying while the saved card is charged */
export function refuseClosed(order: StoredOrder, now: Date): void {
  const { status, expiresAt, awaitsBank } = order;
  if (!isOpen(status))
    throw new Problem(status === 'expired' || status === 'cancelled' ? 'order.closed' : 'order.paid');
  if (expiresAt <= now.toISOString()) throw new Problem('order.closed');
  if (awaitsBank) throw new Problem('order.awaitsBank');
  if (isCharging(order)) throw new Problem('order.paying');
}
