import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { type Sellers, sellerIdOf } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { refundByHost } from '#lambdas/payments/ports/orders/refund-by-host.ts';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { type KeepsMoney, keepsMoneyOf } from '../../payments/keeps-money-of.ts';

type Operations = (typeof eventCheckout)['operations'];

export interface EventOrderParts extends KeepsMoney, Pick<Sellers, 'teams'> {
  readonly events: Pick<EventStore, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'listOf' | 'move'>;
}

export async function listEventOrders(
  { eventId }: Parsed<Operations['listEventOrders']>,
  caller: Caller,
  parts: EventOrderParts,
): Promise<Output<Operations['listEventOrders']>> {
  const event = await parts.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  const { userId } = actorOf(caller);
  const [orders, mayRefund, sellerId] = await Promise.all([
    parts.orders.listOf(eventId),
    keepsMoneyOf(event, userId, parts),
    sellerIdOf(event, parts),
  ]);
  const shown = orders.filter(({ status }) => status !== 'expired').map(shownOrder);
  return { orders: shown, mayRefund, isSeller: sellerId === userId };
}

/** All that is left, what the policy gives, or an amount. */
export async function refundEventOrder(
  { eventId, ...asked }: Parsed<Operations['refundEventOrder']>,
  caller: Caller,
  parts: EventOrderParts,
): Promise<Output<Operations['refundEventOrder']>> {
  const event = await parts.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (!(await keepsMoneyOf(event, actorOf(caller).userId, parts))) throw new Problem('access.denied');
  const { startsAt } = event;
  return shownOrder(await refundByHost({ ...asked, subjectId: eventId, startsAt }, parts.orders, caller.now));
}
