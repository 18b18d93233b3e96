import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { type AccountFacts, holdMs, statusOf } from '#shared/payments/accounts/account-status.ts';
import { type AccountChange, payoutAccountChanged } from '#shared/payments/accounts/messages.ts';
import { needsOf } from '#shared/payments/accounts/provider-needs.ts';
import { payoutAccountEntity } from '../ports/accounts/payout-account.entity.ts';
import {
  type AccountOwner,
  createPayoutAccounts,
  holderOf,
  type PayoutAccount,
  type PayoutAccounts,
} from '../ports/accounts/payout-accounts.ts';
import { createWrite, type Parts, type Rows } from '../ports/write.ts';
import type { AccountFromProvider } from './from-provider.ts';

/** An account that is about to be linked, as the provider describes it. */
interface Linking extends AccountOwner, AccountFromProvider {
  readonly linkKind: PayoutAccount['linkKind'];
  readonly now: Date;
}

/** Payout accounts: each owner has one, and each account one owner (promise P17). */
export interface AccountStore extends PayoutAccounts {
  /**
   * Links an account in the place of `before`, which is disconnected, or of none. `taken`: it is another owner's.
   * `connected`: this owner linked one meanwhile.
   */
  link(linking: Linking, before: PayoutAccount | undefined): Promise<'linked' | 'taken' | 'connected'>;
  /** Ends the connection of an account as it was read. False where it has changed since. */
  disconnect(account: PayoutAccount, by: 'owner' | 'provider', now: Date): Promise<boolean>;
  /** Has an account as it was read sell nothing any more, since its owner left; `forget` removes it once it is disconnected. */
  leave(account: PayoutAccount, leftAt: string): Promise<boolean>;
  forget(owner: AccountOwner): Promise<void>;
}

export function createAccountStore(table: Table, retry: Retry = createRetry()): AccountStore {
  const write = createWrite(table, retry);
  const accounts = createPayoutAccounts(table);
  const rows = payoutAccountEntity(table);
  return {
    ...accounts,
    link: async (linking, before) => {
      const refused = await write(linkParts(linking, before));
      if (refused.length === 0) return 'linked';
      // A repeat meets what its first try made.
      const stored = await accounts.find(linking);
      if (stored?.stripeId === linking.stripeId && !stored.disconnectedAt) return 'linked';
      return refused.includes(0) ? 'taken' : 'connected';
    },
    disconnect: async (account, by, now) => {
      const refused = await write(disconnectParts(account, by, now));
      if (refused.length === 0) return true;
      const stored = await accounts.find(account);
      return stored?.stripeId === account.stripeId && stored.disconnectedAt === now.toISOString();
    },
    leave: ({ ownerKind, ownerId, version: was }, ownerLeftAt) =>
      wasMade(
        rows
          .patch({ ownerKind, ownerId })
          .set({ ownerLeftAt, version: was + 1 })
          .where(({ version }, { eq }) => eq(version, was))
          .go(),
      ),
    forget: async ({ ownerKind, ownerId }) => {
      const left = rows.remove({ ownerKind, ownerId }).where(({ ownerLeftAt }, { exists }) => exists(ownerLeftAt));
      await wasMade(left.go());
    },
  };
}

const linkParts =
  ({ linkKind, now, ...linking }: Linking, before: PayoutAccount | undefined) =>
  (rows: Rows) => {
    const { ownerKind, ownerId, stripeId } = linking;
    const holderId = holderOf(linking);
    const isChange = before !== undefined && before.stripeId !== stripeId;
    const heldUntil = isChange ? new Date(now.getTime() + holdMs).toISOString() : before?.heldUntil;
    const version = (before?.version ?? 0) + 1;
    const row = {
      ...linking,
      ...(ownerKind === 'user' && { userId: ownerId }),
      ...(heldUntil && { heldUntil }),
      ...booksOf(before),
      version,
      linkKind,
      linkedAt: now.toISOString(),
    };
    return [
      rows.claim
        .put({ kind: 'payoutAccount', value: stripeId, holderId })
        .where((claim, { eq, notExists }) => `${notExists(claim.holderId)} OR ${eq(claim.holderId, holderId)}`)
        .commit(),
      rows.payoutAccount
        .put(row)
        .where((stored, { eq, exists, notExists }) =>
          before
            ? `${eq(stored.version, before.version)} AND ${exists(stored.disconnectedAt)}`
            : notExists(stored.version),
        )
        .commit(),
      changeFact(rows, { ...linking, version }, now, isChange ? 'changed' : 'linked', heldUntil ? { heldUntil } : {}),
    ];
  };

/** What the owner's books say stays with another account. */
const booksOf = (before: PayoutAccount | undefined) =>
  before?.accountingCodes && { accountingCodes: before.accountingCodes };

/** Parts that end a connection as it was read. */
export const disconnectParts =
  (account: PayoutAccount, by: 'owner' | 'provider', now: Date): Parts =>
  (rows) => {
    const { ownerKind, ownerId, stripeId, version } = account;
    const holderId = holderOf(account);
    return [
      rows.payoutAccount
        .patch({ ownerKind, ownerId })
        .set({
          disconnectedAt: now.toISOString(),
          disconnectedBy: by,
          version: version + 1,
          chargesEnabled: false,
          payoutsEnabled: false,
          currentlyDue: [],
          pastDue: [],
        })
        .remove(['dueBy', 'reminded'])
        .where((stored, { eq, notExists }) => `${eq(stored.version, version)} AND ${notExists(stored.disconnectedAt)}`)
        .commit(),
      rows.claim
        .delete({ kind: 'payoutAccount', value: stripeId })
        .where((claim, { eq }) => eq(claim.holderId, holderId))
        .commit(),
      changeFact(rows, { ...account, version: version + 1 }, now, by === 'owner' ? 'unlinked' : 'disconnected'),
    ];
  };

/** Parts that store what the provider says now of an account as it was read, with what its owner hears of it. */
export const saveFacts =
  (account: PayoutAccount, found: AccountFromProvider, now: Date, reminded?: string): Parts =>
  (rows) => {
    const { ownerKind, ownerId, stripeId, version } = account;
    const { livemode: _, stripeId: __, dueBy, disabledReason, schedule, ...facts } = found;
    const kept = { dueBy, disabledReason, schedule, ...(reminded && { reminded }) };
    const present = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
    const gone = (['dueBy', 'disabledReason', 'schedule'] as const).filter((name) => kept[name] === undefined);
    const changed = rows.payoutAccount
      .patch({ ownerKind, ownerId })
      .set({ ...facts, ...present, version: version + 1 });
    const saved = (gone.length > 0 ? changed.remove([...gone]) : changed)
      .where(
        (stored, { eq, notExists }) =>
          `${eq(stored.version, version)} AND ${eq(stored.stripeId, stripeId)} AND ${notExists(stored.disconnectedAt)}`,
      )
      .commit();
    const news = newsOf(account, found, reminded);
    if (!news) return [saved];
    const needs = needsOf({ ...found, status: statusOf(found) }, now);
    const due = { dueCount: needs?.tasks.length ?? 0, ...(needs?.dueBy && { dueBy: needs.dueBy }) };
    return [saved, changeFact(rows, { ...account, version: version + 1 }, now, news, due)];
  };

function newsOf(account: PayoutAccount, found: AccountFacts, reminded?: string): AccountChange | undefined {
  if (statusOf(found) === 'restricted' && account.status !== 'restricted') return 'restricted';
  if (reminded) return 'dueSoon';
  const { chargesEnabled, detailsSubmitted } = found;
  const isSame = account.chargesEnabled === chargesEnabled && account.detailsSubmitted === detailsSubmitted;
  return isSame ? undefined : 'updated';
}

type Said = AccountOwner & { readonly stripeId: string; readonly version: number };

const changeFact = (
  rows: Rows,
  { ownerKind, ownerId, stripeId, version }: Said,
  now: Date,
  change: AccountChange,
  more: { readonly dueCount?: number; readonly dueBy?: string; readonly heldUntil?: string } = {},
) =>
  rows.outbox
    .put(
      factRow(
        payoutAccountChanged,
        idFrom('message', payoutAccountChanged.name, ownerId, String(version), change),
        now,
        {
          ownerKind,
          ownerId,
          ...(ownerKind === 'user' && { userId: ownerId }),
          stripeId,
          change,
          ...more,
        },
      ),
    )
    .commit();
