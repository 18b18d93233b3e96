import { control } from '#infra/local/stripe/controls.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler } from '#lambdas/payments/ledger/api.ts';
import { ledgerLineEntity } from '#lambdas/payments/ports/ledger/ledger-line.entity.ts';
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

/** So many payments of $1.00 in the ledger of a seller, all at one moment. */
export async function havePaid(stripeId: string, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) => ({
    providerRef: `ch_many${index}`,
    kind: 'charge' as const,
    stripeId,
    at: '2026-11-01T10:00:00.000Z',
    amountMinor: 100,
    currency: 'USD',
  }));
  await ledgerLineEntity(table()).put(lines).go();
}

/** A player's payment of $12.66 for a spot, on the host's account. */
export async function aSale(seller?: Account) {
  const { eventId, event, host, stripeId } = await aCardEvent({}, seller);
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  return { eventId, event, host, player, stripeId, orderId };
}
