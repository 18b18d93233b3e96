import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { PayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import type { Credits } from '#lambdas/payments/ports/credits/credits.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { type SightParts, seeSeason } from '../../../seasons/sight/season-sight.ts';
import { depositOf, type PayableParts, readPayable } from '../read-payable.ts';
import { sellerOfSeason } from '../season-order.ts';
import { promisedBy } from '../season-settlements.ts';

type GetSeasonCheckout = (typeof seasonCheckout)['operations']['getSeasonCheckout'];

export interface CheckoutParts extends SightParts, PayableParts {
  readonly payouts: Pick<PayoutAccounts, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly credits: Pick<Credits, 'balance'>;
}

/** What the reader, their children and their teams can pay by card, and the reader's orders. */
export async function getSeasonCheckout(
  { seasonId }: Parsed<GetSeasonCheckout>,
  caller: Caller,
  parts: CheckoutParts,
): Promise<Output<GetSeasonCheckout>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const { season } = await seeSeason(seasonId, userId, parts);
  const { payable, orderIds } = await readPayable(season, { userId, name: 'You' }, parts, now);
  const dearest = Math.max(0, ...payable.map(({ restMinor }) => restMinor));
  const { account, plan } = await sellerOfSeason(season, dearest, parts, now);
  const { currency, refundPolicy } = season.facts;
  const creditMinor = account ? await parts.credits.balance({ sellerId: account.ownerId, userId, currency }) : 0;
  return {
    toPay: account
      ? payable.map((one) => {
          const depositMinor = depositOf(season, one);
          const { dueId, name, restMinor, of } = one;
          return { dueId, name, restMinor, kind: of.kind, ...(depositMinor && { depositMinor }) };
        })
      : [],
    currency,
    plan,
    ...(creditMinor > 0 && { creditMinor }),
    ...(refundPolicy && { terms: { refundPolicy } }),
    orders: (await ordersOf(userId, orderIds, parts.orders, now)).map((order) =>
      shownOrder(promisedBy(season, order, now)),
    ),
  };
}

/** Those of one payer that are paid, or can be. */
async function ordersOf(userId: string, orderIds: readonly string[], orders: Pick<Orders, 'find'>, now: Date) {
  const isShown = (order: StoredOrder | undefined): order is StoredOrder =>
    order?.userId === userId &&
    (wasCharged(order.status) || (isOpen(order.status) && order.expiresAt > now.toISOString()));
  const found = await Promise.all(orderIds.map((orderId) => orders.find(orderId)));
  return found.filter(isShown).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
