import type { Table } from '../../kernel/table.ts';
import { createListStore } from '../lists/store.ts';
import { userListEntity } from '../lists/user-list.entity.ts';

/**
 * Takes somebody who left off the lists that others keep, where their address may stand. Who is on a list is found by its
 * owner alone, so this reads the whole table: people leave rarely, and nobody waits for it. Safe to repeat.
 */
export async function leaveLists(userId: string, table: Table): Promise<void> {
  const lists = userListEntity(table);
  const store = createListStore(table);
  let cursor: string | null = null;
  do {
    const page: Page = await lists.scan.go({ cursor, limit: 500 });
    for (const { userId: owner, listId } of page.data.filter((list) => isOn(list, userId)))
      await store.revise({ userId: owner, listId }, (list) => ({
        ...list,
        people: list.people.filter((one) => one.userId !== userId),
      }));
    cursor = page.cursor;
  } while (cursor);
}

interface List {
  readonly userId: string;
  readonly listId: string;
  readonly people: readonly { readonly userId: string }[];
}
interface Page {
  readonly data: readonly List[];
  readonly cursor: string | null;
}

const isOn = ({ people }: List, userId: string): boolean => people.some((one) => one.userId === userId);
