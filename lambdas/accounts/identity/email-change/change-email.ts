import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { accounts } from '#shared/accounts/contract.ts';
import { freshSignInMs } from '#shared/accounts/deletion/personal-parts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Caller } from '../../ports/serve.ts';
import { untilSignInsCount } from '../../sessions/sign-ins-from.ts';
import type { Identities } from '../identities.ts';
import { readEmailChangeToken } from './email-change-token.ts';
import type { EmailChangeStore } from './store.ts';

type Operations = (typeof accounts)['operations'];

/** The address stays until the new one is proven. Only its proven owner learns that another account has it. */
export async function changeEmail(
  { email }: Parsed<Operations['changeEmail']>,
  caller: Caller,
  changes: Pick<EmailChangeStore, 'ask'>,
): Promise<Output<Operations['changeEmail']>> {
  const { account, now } = caller;
  const { signedInAt } = actorOf(caller);
  if (now.getTime() - signedInAt.getTime() > freshSignInMs) throw new Problem('signIn.tooOld');
  if (!account) throw new Problem('auth.required');
  if (account.email === email)
    throw new Problem('email.unchanged', { fields: { email: 'That is your address already.' } });
  await changes.ask(account, email, now);
  return { status: 'told' };
}

interface Ports {
  readonly changes: Pick<EmailChangeStore, 'find' | 'finish'>;
  readonly identities: Pick<Identities, 'signOut'>;
  /** Has the user pool follow the account. */
  readonly align: (userId: string) => Promise<void>;
  readonly accounts: { find(userId: string): Promise<{ readonly username?: string | undefined } | undefined> };
  /** An address that is the main one is no other address any more. */
  readonly forgetAlternate: (userId: string, email: string) => Promise<void>;
}

/** The link is the proof: the reader of mail at the new address opens it, signed in or not. Safe to repeat. */
export async function confirmEmailChange(
  { token }: Parsed<Operations['confirmEmailChange']>,
  { changes, identities, align, accounts, forgetAlternate }: Ports,
  secret: string,
  now: Date,
): Promise<Output<Operations['confirmEmailChange']>> {
  const claim = readEmailChangeToken(secret, token, now);
  const change = claim && (await changes.find(claim));
  if (!change) throw new Problem('mail.linkInvalid');
  const { userId, email } = change;
  const outcome = change.doneAt ? 'changed' : await changes.finish(change, now);
  if (outcome === 'taken') throw new Problem('email.taken');
  // Of two that open the link at the same time, the slower one finds it done.
  if (outcome === 'stale' && !(await changes.find(claim))?.doneAt) throw new Problem('mail.linkInvalid');
  await align(userId);
  const username = (await accounts.find(userId))?.username;
  if (username && !change.doneAt) await identities.signOut(username);
  await forgetAlternate(userId, email);
  await untilSignInsCount(change.doneAt ? new Date(change.doneAt) : now);
  return { email };
}
