import type { EraseBesides } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { payoutAccountEntity } from '../ports/accounts/payout-account.entity.ts';
import type { Provider } from '../provider/stripe.ts';
import { createAccountStore } from './account-store.ts';
import { endAccess } from './end-access.ts';

/** Frees the payout account of a user who leaves, gives up our access to it and forgets it. Safe to repeat. */
export function createUnlinkOf(table: Table, provider: () => Promise<Provider>): EraseBesides {
  const accounts = createAccountStore(table);
  const rows = payoutAccountEntity(table);
  return async ({ userId: ownerId }, now) => {
    const owner = { ownerKind: 'user', ownerId } as const;
    const account = await accounts.find(owner);
    if (!account) return;
    if (!account.disconnectedAt && !(await accounts.disconnect(account, 'owner', now)))
      throw contention('The payout account changed since it was read');
    await endAccess(account.stripeId, { accounts, provider });
    await rows.delete(owner).go();
  };
}
