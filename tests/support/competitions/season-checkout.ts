import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/competitions/payments/checkout/api.ts';
import { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { aSellingHost, goodCard, ordersApi, settleAll } from '../events/checkout.ts';
import { payWith } from '../payments/local-stripe.ts';
import { cloud } from '../product/cloud.ts';
import { product } from '../product/product.ts';
import { pricedSeason } from './payments.ts';
import { aDraftSeason, type SeasonWorld, seasonsApi } from './seasons.ts';

export const seasonCheckoutApi = product.client(seasonCheckout, handler);

/** $50 a player, $300 a team, by card alone; all of it back until 24 hours before the first day. */
export const byCard = { ...pricedSeason, payOutside: undefined, refundPolicy: 'flexible' as const };

/** A season with open registration whose owner takes cards. */
export async function aCardSeason(differences: Parameters<typeof aDraftSeason>[0] = {}): Promise<SeasonWorld> {
  const world = await aDraftSeason({ ...byCard, ...differences });
  const { seasonId, owner } = world;
  await aSellingHost(owner);
  const season = await seasonsApi.signedInAs(owner).moveSeason({ seasonId, version: 1, to: 'registration_open' });
  return { ...world, season };
}

/** Pays for some of what a payer owes, up to what follows from it: the id of the order. */
export async function payDues(
  { seasonId }: Pick<SeasonWorld, 'seasonId'>,
  payer: Account,
  dueIds: string[],
  isDeposit?: boolean,
) {
  const order = await seasonCheckoutApi
    .signedInAs(payer)
    .orderSeasonDues({ seasonId, dueIds, ...(isDeposit && { isDeposit }) });
  await payOrder(payer, order.orderId);
  return order.orderId;
}

/** Pays an order by card, up to what follows from it. */
export async function payOrder(payer: Account, orderId: string): Promise<void> {
  const { url } = await ordersApi.signedInAs(payer).startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
}
