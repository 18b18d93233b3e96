import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createAccountReader } from './accounts.ts';

/** Read where nobody holds an address, so that asking about one takes as long whether somebody does or not. */
const nobody = 'nobody';

/** The account that holds a proven address. Strongly consistent. */
export type FindHolder = (email: string) => Promise<string | undefined>;

export function createHolderReader(table: Table): FindHolder {
  const claims = claimEntity(table);
  const accounts = createAccountReader(table);
  return async (value) => {
    const { data } = await claims.get({ kind: 'email', value }).go({ consistent: true });
    const account = await accounts.find(data?.holderId ?? nobody);
    return account?.emailVerified && !account.deletedAt ? account.userId : undefined;
  };
}
