import type { Actor } from '#lambdas/kernel/http/actor.ts';
import { freshSignInMs } from '#shared/accounts/deletion/personal-parts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Account } from '../../ports/accounts.ts';
import type { AccountStore } from '../account-store.ts';
import type { Identities } from '../identities.ts';

interface Ports {
  readonly store: Pick<AccountStore, 'findPendingLink' | 'finishLink'>;
  readonly identities: Pick<Identities, 'linkGoogle'>;
}

/**
 * Connects the Google sign-in that was tried with one's own proven address. Google has proven the address once, the
 * account's own fresh sign-in proves it again: neither alone is enough (decision D10).
 */
export async function connectGoogle(
  actor: Actor,
  account: Account | undefined,
  { store, identities }: Ports,
  now: Date,
): Promise<{ connected: true }> {
  if (now.getTime() - actor.signedInAt.getTime() > freshSignInMs) throw new Problem('signIn.tooOld');
  const link = await store.findPendingLink(actor.userId);
  if (!account?.username || !link || link.validUntil <= now.getTime() || link.email !== account.email)
    throw new Problem('signIn.linkExpired');
  await identities.linkGoogle(account.username, link.googleId);
  await store.finishLink(actor.userId, now);
  return { connected: true };
}
