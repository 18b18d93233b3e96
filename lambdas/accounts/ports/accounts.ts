import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { accountEntity } from './account.entity.ts';

export type Account = EntityItem<ReturnType<typeof accountEntity>>;

/** Reads of accounts that every context may need. */
export interface AccountReader {
  /** Strongly consistent: what it says is true now. */
  find(userId: string): Promise<Account | undefined>;
  /** In no order; people who are unknown or deleted are left out. */
  list(userIds: readonly string[]): Promise<Account[]>;
}

export function createAccountReader(table: Table): AccountReader {
  const accounts = accountEntity(table);
  return {
    find: async (userId) => (await accounts.get({ userId }).go({ consistent: true })).data ?? undefined,
    list: async (userIds) => {
      if (userIds.length === 0) return [];
      const keys = [...new Set(userIds)].map((userId) => ({ userId }));
      const { data } = await accounts.get(keys).go({ consistent: true });
      return data.filter(({ deletedAt }) => !deletedAt);
    },
  };
}
