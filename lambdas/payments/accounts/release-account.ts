import * as z from 'zod';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { UserId } from '#shared/ids.ts';
import type { AccountUses } from '../ports/accounts/account-uses.ts';
import type { PayoutAccount } from '../ports/accounts/payout-accounts.ts';
import type { Provider } from '../provider/stripe.ts';
import type { AccountStore } from './account-store.ts';
import { endAccess } from './end-access.ts';

/** Where payout accounts of deleted users wait until no payer is owed anything from them. */
export const releaseQueue = 'payout-release';

export const ReleaseWork = z.strictObject({ ownerId: UserId });

export interface Releasing {
  readonly accounts: Pick<AccountStore, 'find' | 'findLinked' | 'leave' | 'disconnect' | 'forget'>;
  readonly uses: Pick<AccountUses, 'list'>;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly provider: () => Promise<Provider>;
  readonly retry: Retry;
}

const dayMs = 24 * 60 * 60_000;
/** What the deletion cancels has begun to be refunded by then, and what was on its way has arrived. */
const leastMs = dayMs;
/** Longer than banks take to dispute a payment; what is not back by then its payer hears of. */
const longestMs = 180 * dayMs;

const owned = (ownerId: string) => ({ ownerKind: 'user', ownerId }) as const;

/** The payout account of a user who deleted their account sells nothing from now on; it is let go later. Safe to repeat. */
export async function leaveAccount(
  { userId, deletedAt }: Pick<Account, 'userId' | 'deletedAt'>,
  { accounts, due, retry }: Pick<Releasing, 'accounts' | 'due' | 'retry'>,
  now: Date,
): Promise<void> {
  await retry(async () => {
    const account = await accounts.find(owned(userId));
    if (!account || account.ownerLeftAt) return;
    // Noted before it is marked, so that none is marked and forgotten.
    await lookAgain(userId, { due }, now);
    if (!(await accounts.leave(account, deletedAt ?? now.toISOString())))
      throw contention('The payout account changed since it was read');
  });
}

/**
 * Unlinks the payout account of a deleted user, gives up our access to it and forgets it, as soon as nothing needs it: no event
 * or season with money to send back, no plan and no dispute. Until then it is looked at each day. Safe to repeat.
 */
export async function releaseAccount(ownerId: string, by: Releasing, now: Date): Promise<void> {
  const { accounts } = by;
  const account = await accounts.find(owned(ownerId));
  if (!account?.ownerLeftAt) return;
  if (await isNeeded(account, by, now)) return lookAgain(ownerId, by, now);
  if (!account.disconnectedAt && !(await accounts.disconnect(account, 'owner', now)))
    throw contention('The payout account changed since it was read');
  await endAccess(account.stripeId, by);
  await accounts.forget(account);
}

async function isNeeded(
  { stripeId, ownerLeftAt, disconnectedAt }: PayoutAccount,
  { uses }: Pick<Releasing, 'uses'>,
  now: Date,
): Promise<boolean> {
  const goneMs = now.getTime() - Date.parse(ownerLeftAt ?? '');
  if (disconnectedAt || goneMs >= longestMs) return false;
  return goneMs < leastMs || (await uses.list(stripeId)).length > 0;
}

async function lookAgain(ownerId: string, { due }: Pick<Releasing, 'due'>, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + dayMs).toISOString();
  await due.schedule({ queue: releaseQueue, key: `${ownerId}/${dueAt.slice(0, 16)}`, dueAt, data: { ownerId } }, now);
}
