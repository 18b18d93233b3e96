import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isGuestId } from '#shared/ids.ts';
import { createMailRefusals } from '../ports/mail-refusals.ts';

export interface SuppressionStore {
  /** Who signs in with an address. */
  findHolder(email: string): Promise<string | undefined>;
  /** Only while it is still the person's address: a new one deserves a new try. */
  suppress(userId: string, email: string): Promise<void>;
}

export function createSuppressionStore(table: Table): SuppressionStore {
  const accounts = accountEntity(table);
  const claims = claimEntity(table);
  const refusals = createMailRefusals(table);
  return {
    findHolder: async (value) =>
      (await claims.get({ kind: 'email', value }).go({ consistent: true })).data?.holderId ?? undefined,
    suppress: async (userId, email) => {
      if (isGuestId(userId)) return refusals.refuseAll(email);
      const patch = accounts
        .patch({ userId })
        .set({ mailSuppressed: true })
        .where((row, { eq }) => eq(row.email, email));
      await wasMade(patch.go());
    },
  };
}
