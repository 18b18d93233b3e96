import { control } from '#infra/local/stripe/controls.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/payments/ledger/api.ts';
import { transactionsContract } from '#shared/payments/ledger/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { aCardEvent, payFor } from '../events/checkout.ts';
import { cloud } from '../product/cloud.ts';
import { product } from '../product/product.ts';

export const transactionsApi = product.client(transactionsContract, handler);

/** Days in which everything is. */
export const ever = { from: '2020-01-01', to: '2099-12-31' };

/** The provider pays out what a seller has, and tells of it. */
export async function paidOut(stripeId: string): Promise<void> {
  control(cloud.stripe, { action: 'payOut', id: stripeId });
  await cloud.stripe.run();
  await product.drain();
}

/** A player's payment of $12.66 for a spot, on the host's account. */
export async function aSale(seller?: Account) {
  const { eventId, event, host, stripeId } = await aCardEvent({}, seller);
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  return { eventId, event, host, player, stripeId, orderId };
}
