import type Stripe from 'stripe';
import { reminderOf } from '#shared/payments/accounts/account-status.ts';
import type { PayoutAccount } from '../ports/accounts/payout-accounts.ts';
import type { Parts } from '../ports/write.ts';
import { ask, isNotConnected } from '../provider/answers.ts';
import { disconnectParts, saveFacts } from './account-store.ts';
import { fromProvider } from './from-provider.ts';

/** The one question about an account: how it is at the provider now. */
export type AskedAccounts = { readonly accounts: Pick<Stripe['accounts'], 'retrieve'> };

/**
 * Parts of a transaction that make the stored account what the provider says it is now. What an event carries is of the
 * moment when it was made, so events of any order only say that there is something to ask (promise P13); the version that
 * was read before asking is the condition, so a slower answer never replaces a newer one.
 * @throws {Problem} payout.unreachable, to be tried again
 */
export async function syncParts(account: PayoutAccount, stripe: AskedAccounts, now: Date): Promise<Parts> {
  const found = await ask(stripe.accounts.retrieve(account.stripeId)).catch((error: unknown) => {
    if (isNotConnected(error)) return undefined;
    throw error;
  });
  if (!found) return disconnectParts(account, 'provider', now);
  const facts = fromProvider(found, account.livemode);
  return saveFacts(account, facts, now, remindedOf(account, facts, now));
}

/** The deadline and the days before it, where the owner was not reminded for them yet. */
function remindedOf(
  { reminded }: PayoutAccount,
  { dueBy, currentlyDue }: { readonly dueBy?: string | undefined; readonly currentlyDue: readonly string[] },
  now: Date,
): string | undefined {
  if (!dueBy || currentlyDue.length === 0) return undefined;
  const days = reminderOf(dueBy, now);
  const mark = `${dueBy} ${days}`;
  return days && mark !== reminded ? mark : undefined;
}
