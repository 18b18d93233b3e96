import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { guestEntity } from '#lambdas/events/ports/guests/guest.entity.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isGuestId } from '#shared/ids.ts';
import { createInvitationRefusals } from '../ports/invitation-refusals.ts';

export interface SuppressionStore {
  /** Who signs in with an address. */
  findHolder(email: string): Promise<string | undefined>;
  /** Only while it is still the person's address: a new one deserves a new try. */
  suppress(userId: string, email: string): Promise<void>;
}

export function createSuppressionStore(table: Table): SuppressionStore {
  const accounts = accountEntity(table);
  const claims = claimEntity(table);
  const guests = guestEntity(table);
  const refusals = createInvitationRefusals(table);
  return {
    findHolder: async (value) =>
      (await claims.get({ kind: 'email', value }).go({ consistent: true })).data?.holderId ?? undefined,
    suppress: async (userId, email) => {
      if (isGuestId(userId)) await refusals.refuse(email);
      const suppressed = isGuestId(userId)
        ? guests
            .patch({ guestId: userId })
            .set({ mailSuppressed: true })
            .where((row, { eq }) => eq(row.email, email))
            .go()
        : accounts
            .patch({ userId })
            .set({ mailSuppressed: true })
            .where((row, { eq }) => eq(row.email, email))
            .go();
      await Promise.resolve<unknown>(suppressed).catch((error: unknown) => {
        if (!isConditionFailure(error)) throw error;
      });
    },
  };
}
