import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { refundFact } from '#lambdas/payments/ports/orders/refund-fact.ts';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { withRefund } from '#shared/payments/orders/order-moves.ts';
import type { EventStore } from '../../details/store.ts';
import { type KeepsMoney, keepsMoneyOf } from '../../payments/keeps-money-of.ts';

type Operations = (typeof eventCheckout)['operations'];

export interface EventOrderParts extends KeepsMoney {
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
  const [orders, mayRefund] = await Promise.all([
    parts.orders.listOf(eventId),
    keepsMoneyOf(event, actorOf(caller).userId, parts),
  ]);
  return { orders: orders.filter(({ status }) => status !== 'expired').map(shownOrder), mayRefund };
}

/** All that is left, or an amount of it. Two who press at once send it once: the second finds less left. */
export async function refundEventOrder(
  { eventId, orderId, amountMinor }: Parsed<Operations['refundEventOrder']>,
  caller: Caller,
  parts: EventOrderParts,
): Promise<Output<Operations['refundEventOrder']>> {
  const { now } = caller;
  const event = await parts.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (!(await keepsMoneyOf(event, actorOf(caller).userId, parts))) throw new Problem('access.denied');
  const refundId = newId('refund', now);
  const at = now.toISOString();
  const moved = await parts.orders.move(orderId, (is) => {
    if (is.subjectId !== eventId) throw new Problem('order.notFound');
    const amount = amountMinor ?? is.refundableMinor;
    if (amount > is.refundableMinor) throw new Problem('order.nothingLeft');
    const returnsFee = amount === is.refundableMinor;
    const { refundPolicy, refundTiers } = is.terms;
    const trace = {
      refundPolicy,
      ...(refundTiers && { refundTiers: [...refundTiers] }),
      cause: 'host' as const,
      at,
      startsAt: event.startsAt,
      percent: Math.round((amount * 100) / Math.max(1, is.totalMinor)),
      returnsFee,
    };
    const order = withRefund(is, { refundId, amountMinor: amount, at, trace });
    if (!order) throw new Problem('order.nothingLeft');
    return { order, facts: [refundFact(orderId, refundId, now)] };
  });
  if (!moved) throw new Problem('order.notFound');
  return shownOrder(moved);
}
