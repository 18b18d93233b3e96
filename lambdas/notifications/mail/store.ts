import { isGuestId } from '#shared/ids.ts';
import { accountEntity } from '../../kernel/account.entity.ts';
import { claimEntity } from '../../kernel/claim.entity.ts';
import { isConditionFailure } from '../../kernel/conditions.ts';
import { guestEntity } from '../../kernel/guest.entity.ts';
import { createInvitationRefusals } from '../../kernel/mail/invitation-refusals.ts';
import type { Table } from '../../kernel/table.ts';

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
