import { createAccountReader } from './accounts.ts';
import { claimEntity } from './claim.entity.ts';
import type { Table } from './table.ts';

/** The account that holds a proven address. Strongly consistent. */
export type FindHolder = (email: string) => Promise<string | undefined>;

export function createHolderReader(table: Table): FindHolder {
  const claims = claimEntity(table);
  const accounts = createAccountReader(table);
  return async (value) => {
    const { data } = await claims.get({ kind: 'email', value }).go({ consistent: true });
    const account = data ? await accounts.find(data.holderId) : undefined;
    return account?.emailVerified && !account.deletedAt ? account.userId : undefined;
  };
}
