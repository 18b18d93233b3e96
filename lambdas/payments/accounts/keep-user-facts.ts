import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';

/**
 * Has a user's account say what their payout account is now (R-USER-13). The version of the payout account is the condition, so a
 * slower listener never replaces a newer state. Safe to repeat.
 */
export function createKeepUserFacts(table: Table): (userId: string) => Promise<void> {
  const payouts = createPayoutAccounts(table);
  const accounts = accountEntity(table);
  return async (userId) => {
    const payout = await payouts.find({ ownerKind: 'user', ownerId: userId });
    if (!payout) return;
    const { version: payoutVersion, stripeId, chargesEnabled, detailsSubmitted } = payout;
    const row = accounts.patch({ userId });
    const kept = payout.disconnectedAt
      ? row.set({ payoutVersion }).remove(['stripeId', 'stripeChargesEnabled', 'stripeDetailsSubmitted'])
      : row.set({
          ...{ payoutVersion, stripeId },
          ...{ stripeChargesEnabled: chargesEnabled, stripeDetailsSubmitted: detailsSubmitted },
        });
    const isNewer = kept.where(
      (is, { notExists, lt }) => `${notExists(is.payoutVersion)} OR ${lt(is.payoutVersion, payoutVersion)}`,
    );
    await wasMade(isNewer.go());
  };
}
