import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { blockEntity } from './block.entity.ts';

/** The blocks of one person, in both directions. Neither side may learn of them. */
export interface Parted {
  /** People that the person blocks. */
  readonly blocked: ReadonlySet<string>;
  /** People who block the person. */
  readonly blockedBy: ReadonlySet<string>;
}

/** Blocks as they are now: every read is strongly consistent (promise P24). */
export interface BlockReader {
  partedFrom(userId: string): Promise<Parted>;
  /** Whether a person blocks another. */
  isBlocked(blocker: string, other: string): Promise<boolean>;
}

export const noBlocks: Parted = { blocked: new Set(), blockedBy: new Set() };

export function createBlockReader(table: Table): BlockReader {
  const rows = blockEntity(table);
  return {
    partedFrom: async (userId) => {
      const { data } = await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' });
      const on = (wanted: 'blocks' | 'blockedBy') =>
        new Set(data.filter(({ side }) => side === wanted).map(({ otherId }) => otherId));
      return { blocked: on('blocks'), blockedBy: on('blockedBy') };
    },
    isBlocked: async (userId, otherId) =>
      (await rows.get({ userId, side: 'blocks', otherId }).go({ consistent: true })).data !== null,
  };
}

/** Whether a block stands between two people, whichever set it. */
export const isParted = ({ blocked, blockedBy }: Parted, userId: string): boolean =>
  blocked.has(userId) || blockedBy.has(userId);

/** Whether there is anything to read: an account counts the blocks that it set and those that were set against it. */
export const hasBlocks = (account: Pick<Account, 'blocks' | 'blockedBy'> | undefined): boolean =>
  (account?.blocks ?? 0) > 0 || (account?.blockedBy ?? 0) > 0;
