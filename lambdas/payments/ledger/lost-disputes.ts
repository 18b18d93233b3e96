import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createAccountUses } from '../ports/accounts/account-uses.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { createWrite } from '../ports/write.ts';
import type { Provider } from '../provider/stripe.ts';
import { createOnDispute } from './on-dispute.ts';

/** Does for a seller's disputes what the events about them would have done, had they come. Safe to repeat. */
export type CatchUpDisputes = (stripeId: string, provider: Provider, now: Date) => Promise<void>;

/** Banks decide within three months: until then an event about a dispute may be missing. */
const lookBackMs = 120 * 24 * 60 * 60_000;

export function createCatchUpDisputes(table: Table, retry: Retry): CatchUpDisputes {
  const effect = createOnDispute(createAccountUses(table), createOrders(table, retry));
  const write = createWrite(table, retry);
  const accounts = createPayoutAccounts(table);
  return async (stripeId, provider, now) => {
    const created = { gte: Math.floor((now.getTime() - lookBackMs) / 1000) };
    const pages = provider.stripe.disputes.list({ created, limit: 100 }, { stripeAccount: stripeId });
    for await (const dispute of pages)
      await retry(async () => {
        const told = { type: 'charge.dispute.updated', object: { ...dispute } };
        const { livemode } = provider;
        // Each dispute may change what uses the account.
        const seller = await accounts.findLinked(stripeId);
        const parts = await effect(
          { ...told, eventId: dispute.id, createdAt: dispute.created, livemode },
          { seller, provider, now },
        );
        if (parts === 'unknown') return;
        const refused = await write(parts);
        if (refused.length > 0) throw contention('The order moved while the provider was asked');
      });
  };
}
