import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWrite } from '../details/writes/store.ts';
import { rosterMergeEntity } from '../ports/roster/roster-merge.entity.ts';
import { mergeParts, splitParts } from './merge-writes.ts';
import type { Merging, Splitting, StoredMerge } from './merging.ts';

/** Two records of one person becoming one, and two again. */
export interface MergeStore {
  /** Strongly consistent. */
  find(teamId: string, mergeId: string): Promise<StoredMerge | undefined>;
  /** Strongly consistent; the latest first. */
  list(teamId: string): Promise<readonly StoredMerge[]>;
  /** With the fact that moves what was recorded of them. False when one of both is not what was read. Safe to repeat. */
  merge(merging: Merging, now: Date): Promise<boolean>;
  /** With the fact that moves it back. False when it is not what was read. Safe to repeat. */
  split(splitting: Splitting, now: Date): Promise<boolean>;
}

export function createMergeStore(table: Table, retry: Retry = createRetry()): MergeStore {
  const merges = rosterMergeEntity(table);
  const write = createWrite(table, retry);
  const find: MergeStore['find'] = async (teamId, mergeId) =>
    ((await merges.get({ teamId, mergeId }).go({ consistent: true })).data as StoredMerge | null) ?? undefined;
  const isNow = async ({ teamId, mergeId }: StoredMerge, status: StoredMerge['status']) =>
    (await find(teamId, mergeId))?.status === status;
  return {
    find,
    list: async (teamId) => {
      const { data } = await merges.query.byTeam({ teamId }).go({ consistent: true, order: 'desc', pages: 'all' });
      return (data as StoredMerge[]).toSorted((a, b) => b.at.localeCompare(a.at));
    },
    merge: async (merging, now) => {
      const refused = await write((rows) => mergeParts(rows, merging, now));
      return refused.length === 0 || isNow(merging.merge, 'merged');
    },
    split: async (splitting, now) => {
      const refused = await write((rows) => splitParts(rows, splitting, now));
      return refused.length === 0 || isNow(splitting.merge, 'undone');
    },
  };
}
