import * as z from 'zod';
import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { SavedSearch } from '#shared/discovery/saved-search.ts';
import { savedSearchesEntity } from './saved-searches.entity.ts';

type Searches = readonly SavedSearch[];

/** The searches that people keep, newest first. */
export interface SavedSearchStore {
  list(userId: string): Promise<Searches>;
  /** Replaces what is kept by what follows from it, however many do so at once; what `change` throws changes nothing. */
  change(userId: string, change: (searches: Searches) => Searches): Promise<void>;
}

const Stored = z.array(SavedSearch);

export function createSavedSearchStore(table: Table, retry: Retry = createRetry()): SavedSearchStore {
  const saved = savedSearchesEntity(table);
  const read = async (userId: string) => {
    const { data } = await saved.get({ userId }).go({ consistent: true });
    return { version: data?.version ?? 0, searches: Stored.parse(data?.searches ?? []) };
  };
  return {
    list: async (userId) => (await read(userId)).searches,
    change: (userId, change) =>
      retry(async () => {
        const { version, searches } = await read(userId);
        const put = saved
          .put({ userId, version: version + 1, searches: [...change(searches)] })
          .where((row, { eq, notExists }) => (version === 0 ? notExists(row.version) : eq(row.version, version)));
        await put.go().catch((error: unknown) => {
          if (!isConditionFailure(error)) throw error;
          throw contention('The searches changed');
        });
      }),
  };
}
