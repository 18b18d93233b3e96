import { type EntityItem, Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention, wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { mostLists } from '#shared/people/connections/lists.ts';
import { userListEntity } from './user-list.entity.ts';

export type UserList = EntityItem<ReturnType<typeof userListEntity>>;
type Key = Pick<UserList, 'userId' | 'listId'>;

/** Lists of people. How many there are is counted on the owner's account, in the same transaction. */
export interface ListStore {
  list(userId: string): Promise<readonly UserList[]>;
  find(key: Key): Promise<UserList | undefined>;
  /** False when there is no room for another. */
  create(list: UserList): Promise<boolean>;
  /**
   * Changes a list as it is at that moment, again when another writer was faster. Undefined when it is gone; nothing is
   * written where the change says so.
   */
  revise(key: Key, change: (list: UserList) => UserList | undefined): Promise<UserList | undefined>;
  /** False when it is gone. */
  remove(key: Key): Promise<boolean>;
}

export function createListStore(table: Table, retry: Retry = createRetry()): ListStore {
  const rows = userListEntity(table);
  const { transaction } = new Service({ row: rows, account: accountEntity(table) });
  const find = async (key: Key) => (await rows.get(key).go({ consistent: true })).data ?? undefined;
  const tryRevise = async (key: Key, change: (list: UserList) => UserList | undefined) => {
    const before = await find(key);
    const after = before && change(before);
    if (!before || !after) return before;
    const { name, people } = after;
    const patch = rows.patch(key).set({ name, people, version: before.version + 1 });
    if (await wasMade(patch.where(({ version }, { eq }) => eq(version, before.version)).go())) return after;
    throw contention('The list changed');
  };
  return {
    list: async (userId) => (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data,
    find,
    create: async (list) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ row, account }) => [
            row.put(list).commit(),
            account
              .patch({ userId: list.userId })
              .add({ userLists: 1 })
              .where(({ userLists }, { lt, notExists }) => `${notExists(userLists)} OR ${lt(userLists, mostLists)}`)
              .commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
    revise: (key, change) => retry(() => tryRevise(key, change)),
    remove: async (key) => {
      const refused = await retry(() =>
        commit(
          transaction.write(({ row, account }) => [
            row.remove(key).commit(),
            account.patch({ userId: key.userId }).add({ userLists: -1 }).commit(),
          ]),
        ),
      );
      return refused.length === 0;
    },
  };
}
