import { blockEntity } from '../../kernel/block.entity.ts';
import type { Table } from '../../kernel/table.ts';
import { createBlockStore } from '../privacy/blocks/store.ts';

/** Every block of and by somebody who left, on both of its sides. Safe to repeat. */
export async function liftBlocks(userId: string, table: Table): Promise<void> {
  const store = createBlockStore(table);
  for (const { otherId } of await store.list(userId)) await store.remove({ userId, otherId });
  const by = await blockEntity(table)
    .query.byPerson({ userId, side: 'blockedBy' })
    .go({ consistent: true, pages: 'all' });
  for (const { otherId } of by.data) await store.remove({ userId: otherId, otherId: userId });
}
