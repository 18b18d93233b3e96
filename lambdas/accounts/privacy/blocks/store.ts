import { Service } from 'electrodb';
import { mostBlocked } from '#shared/accounts/privacy.ts';
import { accountEntity } from '../../../kernel/account.entity.ts';
import { blockEntity } from '../../../kernel/block.entity.ts';
import { commit } from '../../../kernel/commit.ts';
import { createRetry, type Retry } from '../../../kernel/retry.ts';
import type { Table } from '../../../kernel/table.ts';

interface Block {
  readonly userId: string;
  readonly otherId: string;
  readonly email?: string | undefined;
}

export interface BlockStore {
  list(userId: string): Promise<readonly (Block & { readonly since: string })[]>;
  /**
   * Both sides of a block and both counts at once, or nothing. `already` when it stands; `full` when there is no room;
   * `unknown` when the other has no account.
   */
  add(block: Block, now: Date): Promise<'added' | 'already' | 'full' | 'unknown'>;
  /** False when there is none. */
  remove(block: Block): Promise<boolean>;
}

export function createBlockStore(table: Table, retry: Retry = createRetry()): BlockStore {
  const rows = blockEntity(table);
  const { transaction } = new Service({ account: accountEntity(table), block: rows });
  return {
    list: async (userId) => {
      const mine = rows.query.byPerson({ userId, side: 'blocks' });
      return (await mine.go({ consistent: true, pages: 'all' })).data;
    },
    add: async ({ userId, otherId, email }, now) => {
      const since = now.toISOString();
      const refused = await retry(() =>
        commit(
          transaction.write(({ account, block }) => [
            block.create({ userId, side: 'blocks', otherId, since, ...(email && { email }) }).commit(),
            block.create({ userId: otherId, side: 'blockedBy', otherId: userId, since }).commit(),
            account
              .patch({ userId })
              .add({ blocks: 1 })
              .where((row, { lt, notExists }) => `${notExists(row.blocks)} OR ${lt(row.blocks, mostBlocked)}`)
              .commit(),
            account
              .patch({ userId: otherId })
              .add({ blockedBy: 1 })
              .where((row, { notExists }) => notExists(row.deletedAt))
              .commit(),
          ]),
        ),
      );
      if (refused.length === 0) return 'added';
      if (refused.includes(0) || refused.includes(1)) return 'already';
      return refused.includes(2) ? 'full' : 'unknown';
    },
    remove: async ({ userId, otherId }) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ account, block }) => [
            block.remove({ userId, side: 'blocks', otherId }).commit(),
            block.remove({ userId: otherId, side: 'blockedBy', otherId: userId }).commit(),
            account.patch({ userId }).add({ blocks: -1 }).commit(),
            account.patch({ userId: otherId }).add({ blockedBy: -1 }).commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
  };
}
