import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createAccountReader } from './accounts.ts';

/** Read where an address is unused, so that a question about it takes equally long in both cases. */
const noAccount = 'none';

/** The account that holds a proven address. Strongly consistent. */
export type FindHolder = (email: string) => Promise<string | undefined>;

export function createHolderReader(table: Table): FindHolder {
  const claims = claimEntity(table);
  const accounts = createAccountReader(table);
  return async (value) => {
    const { data } = await claims.get({ kind: 'email', value }).go({ consistent: true });
    const account = await accounts.find(data?.holderId ?? noAccount);
    return account?.emailVerified && !account.deletedAt ? account.userId : undefined;
  };
}
