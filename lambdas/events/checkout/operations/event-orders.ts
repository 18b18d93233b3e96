import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { PayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { type Sellers, sellerIdOf } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { refundByHost } from '#lambdas/payments/ports/orders/refund-by-host.ts';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import { cardShareOf, shareLocksAt } from '#shared/events/payments/card-share.ts';
import { finalShares, shareToday } from '#shared/events/payments/final-shares.ts';
import type { EventStore } from '../../details/store.ts';
import { type KeepsMoney, keepsMoneyOf, managedTeamOf } from '../../payments/keeps-money-of.ts';
import { termsOf } from '../order-for.ts';
import { orderKeptBy, passesOfOthers } from '../order-kept-by.ts';
import { ordersAt } from '../orders-at.ts';

type Operations = (typeof eventCheckout)['operations'];

export interface EventOrderParts extends KeepsMoney, Pick<Sellers, 'teams'> {
  readonly events: Pick<EventStore, 'find' | 'findWithLine'>;
  readonly payouts: Pick<PayoutAccounts, 'payeeOf'>;
  readonly orders: Pick<Orders, 'find' | 'listOf' | 'move'>;
}

export async function listEventOrders(
  { eventId }: Parsed<Operations['listEventOrders']>,
  caller: Caller,
  parts: EventOrderParts,
): Promise<Output<Operations['listEventOrders']>> {
  const found = await parts.events.findWithLine(eventId);
  if (!found) throw new Problem('event.notFound');
  const { event } = found;
  const { userId } = actorOf(caller);
  const [orders, mayRefund, managedTeam, sellerId] = await Promise.all([
    ordersAt(event, parts.orders),
    keepsMoneyOf(event, userId, parts),
    managedTeamOf(event, userId, parts),
    sellerIdOf(event, parts),
  ]);
  const shown = orders.filter(({ status }) => status !== 'expired').map(shownOrder);
  const othersPasses = mayRefund ? await passesOfOthers(userId, orders, parts) : [];
  const managed = managedTeam !== undefined && { managedTeam };
  return { orders: shown, mayRefund, othersPasses, isSeller: sellerId === userId, ...managed, ...expectedOf(found) };
}

type Found = NonNullable<Awaited<ReturnType<EventStore['findWithLine']>>>;

/** What the shares of a cost come to. Once the price is final they are what they were then. */
function expectedOf({ event, line }: Found): Pick<Output<Operations['listEventOrders']>, 'share'> {
  const today = shareToday(event, line, hostIdsOf(event));
  const share = cardShareOf(event);
  if (!today || !share) return {};
  const isFinal = line.lockedAt !== undefined;
  const shares = isFinal ? line.shares : finalShares(event, line, hostIdsOf(event))?.shares;
  return {
    share: {
      heads: today.heads,
      expectedMinor: Object.values(shares ?? {}).reduce((sum, one) => sum + one, 0),
      currency: share.total.currency,
      locksAt: shareLocksAt(event.startsAt),
      isFinal,
    },
  };
}

/** All that is left, what the policy gives, or an amount. A pass is sent back by a host of all its dates. */
export async function refundEventOrder(
  { eventId, ...asked }: Parsed<Operations['refundEventOrder']>,
  caller: Caller,
  parts: EventOrderParts,
): Promise<Output<Operations['refundEventOrder']>> {
  const { order, event } = await orderKeptBy(actorOf(caller).userId, { eventId, orderId: asked.orderId }, parts);
  const { subjectKind, subjectId } = order;
  const promise = subjectKind === 'series' ? order : { startsAt: event.startsAt, terms: termsOf(event) };
  const { startsAt, terms } = promise;
  return shownOrder(await refundByHost({ ...asked, subjectId, startsAt, terms }, parts.orders, caller.now));
}
