import * as z from 'zod';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { SavedSearch } from '#shared/discovery/saved-search.ts';
import type { UserPlan } from '#shared/payments/plan-names.ts';
import { savedSearchesEntity } from './saved-searches.entity.ts';

type Searches = readonly SavedSearch[];

/** What follows from the searches that a person with this plan has. */
type ChangeSearches = (searches: Searches, plan: UserPlan) => Searches;

/** The searches that people keep, newest first. */
export interface SavedSearchStore {
  list(userId: string): Promise<Searches>;
  /**
   * Replaces what is kept by what follows from it, however many do so at once; what `change` throws changes nothing. The account
   * counts them, and the plan is a condition of the write: a plan that ends meanwhile is not overlooked.
   */
  change(userId: string, change: ChangeSearches): Promise<void>;
}

const Stored = z.array(SavedSearch);
const entitiesOf = (table: Table) => ({ saved: savedSearchesEntity(table), account: accountEntity(table) });

export function createSavedSearchStore(table: Table, retry: Retry = createRetry()): SavedSearchStore {
  const { saved, account } = entitiesOf(table);
  const write = createWriteOver(entitiesOf(table), retry);
  const read = async (userId: string) => {
    const { data } = await saved.get({ userId }).go({ consistent: true });
    return { version: data?.version ?? 0, searches: Stored.parse(data?.searches ?? []) };
  };
  const planOf = async (userId: string) =>
    (await account.get({ userId }).go({ consistent: true })).data?.userSubscription;
  return {
    list: async (userId) => (await read(userId)).searches,
    change: (userId, change) =>
      retry(async () => {
        const [{ version, searches }, plan] = await Promise.all([read(userId), planOf(userId)]);
        const after = [...change(searches, plan ?? 'free')];
        const refused = await write((rows) => [
          rows.saved
            .put({ userId, version: version + 1, searches: after })
            .where((row, { eq, notExists }) => (version === 0 ? notExists(row.version) : eq(row.version, version)))
            .commit(),
          rows.account
            .patch({ userId })
            .set({ savedSearches: after.length })
            .where(({ userSubscription }, { eq, notExists }) =>
              plan ? eq(userSubscription, plan) : notExists(userSubscription),
            )
            .commit(),
        ]);
        if (refused.length > 0) throw contention('The searches or the plan changed');
      }),
  };
}
