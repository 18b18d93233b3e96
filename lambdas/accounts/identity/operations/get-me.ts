import type { Actor } from '#lambdas/kernel/http/actor.ts';
import type { MeOfSession } from '#shared/accounts/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import { factorCounts } from '#shared/contract/factor.ts';
import { admit } from '../../identity/admit.ts';
import type { Identities } from '../../identity/identities.ts';
import { toNewcomer } from '../../identity/newcomer.ts';
import type { Account, AccountReader } from '../../ports/accounts.ts';
import { toMe } from '../../ports/me.ts';
import type { AccountStore } from '../account-store.ts';

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly identities: Pick<Identities, 'find' | 'shutOut'>;
  readonly store: Pick<AccountStore, 'join'>;
}

const isProven = ({ signedInAt, sessionId, isPoolSignIn = false }: Actor, account: Account): boolean =>
  factorCounts({ signedInAt: signedInAt.getTime(), sessionId, isPoolSignIn }, account);

/**
 * One's own account. Where the trigger that makes it broke off, it is made now; until then the answer is `pending`. Only
 * the trigger learns whether who confirmed also chose the password, so a password is not trusted here: its holder is
 * signed out, and who reads the mail chooses a new one.
 */
export async function getMe(
  actor: Actor,
  account: Account | undefined,
  { accounts, identities, store }: Ports,
  now: Date,
): Promise<MeOfSession> {
  if (account) return isProven(actor, account) ? toMe(account) : { state: 'factorNeeded', email: account.email };
  const attributes = await identities.find(actor.username);
  const newcomer = attributes && toNewcomer(actor.username, attributes);
  if (newcomer?.userId !== actor.userId) return { state: 'pending' };
  const isTrusted = newcomer.via === 'google';
  await admit(newcomer, isTrusted, { store, identities }, now);
  if (!isTrusted) throw new Problem('auth.required');
  const made = await accounts.find(actor.userId);
  return made ? toMe(made) : { state: 'pending' };
}
