import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { Service } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Compose, RowsOf } from '#lambdas/kernel/data/write.ts';
import { Problem } from '#shared/contract/errors.ts';
import { accountUseEntity } from './account-use.entity.ts';
import type { Using } from './account-uses.ts';
import { payoutAccountEntity } from './payout-account.entity.ts';
import { type AccountOwner, createPayoutAccounts } from './payout-accounts.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type UseRows = RowsOf<{
  readonly accountUse: ReturnType<typeof accountUseEntity>;
  readonly payoutAccount: ReturnType<typeof payoutAccountEntity>;
}>;
type UseParts = ReturnType<
  Compose<{
    readonly accountUse: ReturnType<typeof accountUseEntity>;
    readonly payoutAccount: ReturnType<typeof payoutAccountEntity>;
  }>
>;

/** The account that something is sold on, as it was when its price was worked out. */
interface SoldOn extends AccountOwner {
  readonly stripeId: string;
}

/** What sells on payout accounts: an account stays linked while something is sold on it that is not over (decision D32). */
export interface UsesOf {
  /**
   * Parts of the transaction that reserves an order. With the first one the thing begins to need the account, which counts as a
   * change of it: an unlinking that looked before is refused. Read anew with every try.
   * @throws {Problem} order.cardsUnavailable where the account is not linked any more
   */
  begin(account: SoldOn, using: Using): Promise<readonly Write[]>;
  /** The same as parts for a seller’s own transaction over rows; the caller looks again where a part refuses it. */
  beginIn(account: SoldOn, using: Using): Promise<(rows: UseRows) => UseParts>;
  /** It is over and nothing is owed to a payer any more. Safe to repeat; what is sold later begins it again. */
  end(stripeId: string, using: Pick<Using, 'kind' | 'refId'>, now: Date): Promise<void>;
}

export function usesOf(table: Table): UsesOf {
  const uses = accountUseEntity(table);
  const rows = payoutAccountEntity(table);
  const accounts = createPayoutAccounts(table);

  const { transaction } = new Service({ accountUse: uses, payoutAccount: rows });

  const beginIn: UsesOf['beginIn'] = async ({ ownerKind, ownerId, stripeId }, { kind, refId, title, href }) => {
    const key = { stripeId, kind, refId };
    const { data: known } = await uses.get(key).go({ consistent: true });
    if (known && !known.overAt) return ({ accountUse }) => [stillNeeds(accountUse, key)];
    const account = await accounts.find({ ownerKind, ownerId });
    if (!account || account.disconnectedAt || account.ownerLeftAt || account.stripeId !== stripeId)
      throw new Problem('order.cardsUnavailable');
    const { version } = account;
    return ({ accountUse, payoutAccount }) => [
      accountUse
        .put({ ...key, title, href })
        .where(({ refId: is, overAt }, { exists, notExists }) => `${notExists(is)} OR ${exists(overAt)}`)
        .commit(),
      payoutAccount
        .patch({ ownerKind, ownerId })
        .set({ version: version + 1 })
        .where((row, { eq, notExists }) => `${eq(row.version, version)} AND ${notExists(row.disconnectedAt)}`)
        .commit(),
    ];
  };

  return {
    begin: async (account, using) => {
      const parts = await beginIn(account, using);
      const composed: unknown = transaction.write((at) => [...parts(at)]).params();
      return (composed as { readonly TransactItems: Write[] }).TransactItems;
    },
    beginIn,
    end: async (stripeId, { kind, refId }, now) => {
      await wasMade(uses.patch({ stripeId, kind, refId }).set({ overAt: now.toISOString() }).go());
    },
  };
}

/** The need is not over since it was looked at. */
const stillNeeds = (
  accountUse: UseRows['accountUse'],
  key: Pick<Using, 'kind' | 'refId'> & { readonly stripeId: string },
) =>
  accountUse
    .check(key)
    .where(({ refId, overAt }, { exists, notExists }) => `${exists(refId)} AND ${notExists(overAt)}`)
    .commit();
