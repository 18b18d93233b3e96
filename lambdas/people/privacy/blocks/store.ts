import { Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { blockEntity } from '#lambdas/accounts/ports/blocks/block.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { mostBlocked } from '#shared/people/privacy/privacy.ts';
import { playerConnectionEntity } from '../../ports/connections/player-connection.entity.ts';

interface Block {
  readonly userId: string;
  readonly otherId: string;
  readonly email?: string | undefined;
}

export interface BlockStore {
  list(userId: string): Promise<readonly (Block & { readonly since: string })[]>;
  /**
   * Both sides of a block and both counts at once, or nothing; what they asked of each other and whether they were
   * connected is forgotten with it. `already` when it stands; `full` when there is no room;
   * `unknown` when the other has no account.
   */
  add(block: Block, now: Date): Promise<'added' | 'already' | 'full' | 'unknown'>;
  /** False when there is none. */
  remove(block: Block): Promise<boolean>;
}

export function createBlockStore(table: Table, retry: Retry = createRetry()): BlockStore {
  const rows = blockEntity(table);
  const links = playerConnectionEntity(table);
  const { transaction } = new Service({ account: accountEntity(table), block: rows, link: links });
  const tryAdd = async ({ userId, otherId, email }: Block, now: Date) => {
    const since = now.toISOString();
    const { data: before } = await links.get({ userId, otherId }).go({ consistent: true });
    const lost = before?.status === 'connected' ? { connections: -1 } : {};
    const refused = await commit(
      transaction.write(({ account, block, link }) => [
        block.create({ userId, side: 'blocks', otherId, since, ...(email && { email }) }).commit(),
        block.create({ userId: otherId, side: 'blockedBy', otherId: userId, since }).commit(),
        account
          .patch({ userId })
          .add({ blocks: 1, ...lost })
          .where((row, { lt, notExists }) => `${notExists(row.blocks)} OR ${lt(row.blocks, mostBlocked)}`)
          .commit(),
        account
          .patch({ userId: otherId })
          .add({ blockedBy: 1, ...lost })
          .where((row, { notExists }) => notExists(row.deletedAt))
          .commit(),
        link
          .delete({ userId, otherId })
          .where(({ status }, { eq, notExists }) => (before ? eq(status, before.status) : notExists(status)))
          .commit(),
        link.delete({ userId: otherId, otherId: userId }).commit(),
      ]),
    );
    return refused.length === 0 ? 'added' : whyNot(refused);
  };
  return {
    list: async (userId) => {
      const mine = rows.query.byPerson({ userId, side: 'blocks' });
      return (await mine.go({ consistent: true, pages: 'all' })).data;
    },
    add: (block, now) => retry(() => tryAdd(block, now)),
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

/** @throws contention when they asked or connected meanwhile: it is then tried again */
function whyNot(refused: readonly number[]): 'already' | 'full' | 'unknown' {
  if (refused.includes(0) || refused.includes(1)) return 'already';
  if (refused.includes(2)) return 'full';
  if (refused.includes(3)) return 'unknown';
  throw contention('They connected meanwhile');
}
