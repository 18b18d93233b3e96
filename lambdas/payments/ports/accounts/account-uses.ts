import type { Table } from '#lambdas/kernel/data/table.ts';
import type { AccountUse } from '#shared/payments/accounts/schemas.ts';
import type { Parts } from '../write.ts';
import { accountUseEntity } from './account-use.entity.ts';
import type { PayoutAccount } from './payout-accounts.ts';

/** Names one thing that needs an account: something that is sold, a payment plan or a dispute. */
interface UseKey {
  readonly kind: AccountUse['kind'];
  readonly refId: string;
}

/** One thing that needs an account, and how it is shown. */
export type Using = UseKey & AccountUse;

/** What still needs an account. Reads are strongly consistent. */
export interface AccountUses {
  list(stripeId: string): Promise<readonly AccountUse[]>;
  /** Whether it needed the account once and does not any more. */
  isOver(stripeId: string, use: UseKey): Promise<boolean>;
}

export function createAccountUses(table: Table): AccountUses {
  const rows = accountUseEntity(table);
  return {
    list: async (stripeId) => {
      const { data } = await rows.query.byAccount({ stripeId }).go({ consistent: true, pages: 'all' });
      return data.filter(({ overAt }) => !overAt).map(({ kind, title, href }) => ({ kind, title, href }));
    },
    isOver: async (stripeId, { kind, refId }) => {
      const { data } = await rows.get({ stripeId, kind, refId }).go({ consistent: true });
      return data?.overAt !== undefined;
    },
  };
}

/**
 * Parts that say that something needs an account from now on. They count as a change of the account as it was read, so an
 * unlinking that looked before is refused. They are refused themselves where the account is not linked any more, and where
 * it is known that the need is over.
 */
export const beginUse =
  ({ ownerKind, ownerId, stripeId, version }: PayoutAccount, { kind, refId, title, href }: Using): Parts =>
  (rows) => [
    rows.accountUse
      .put({ stripeId, kind, refId, title, href })
      .where((use, { notExists }) => notExists(use.overAt))
      .commit(),
    rows.payoutAccount
      .patch({ ownerKind, ownerId })
      .set({ version: version + 1 })
      .where((stored, { eq, notExists }) => `${eq(stored.version, version)} AND ${notExists(stored.disconnectedAt)}`)
      .commit(),
  ];

/** The part that says that it needs the account no more. Safe to repeat, and to come first. */
export const endUse =
  (stripeId: string, { kind, refId, title, href }: Using, now: Date): Parts =>
  (rows) => [rows.accountUse.put({ stripeId, kind, refId, title, href, overAt: now.toISOString() }).commit()];
