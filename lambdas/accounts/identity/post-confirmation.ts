import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { untilSignInsCount } from '../sessions/sign-ins-from.ts';
import type { SessionStore } from '../sessions/store.ts';
import type { AccountStore } from './account-store.ts';
import { admit } from './admit.ts';
import type { Identities } from './identities.ts';
import { toNewcomer } from './newcomer.ts';
import type { SignUpRefusal } from './pre-sign-up.ts';
import { isFromSameBrowser } from './sign-up-attempt.ts';

interface Ports {
  readonly store: Pick<AccountStore, 'join' | 'findAttempt'>;
  readonly identities: Pick<Identities, 'shutOut' | 'signOut'>;
  readonly sessions: Pick<SessionStore, 'endAll'>;
}

/** Makes the account of a person who proved their address; a new password ends every session (decision D51). */
export async function postConfirmation(
  { triggerSource, userName, request }: Pick<PostConfirmationTriggerEvent, 'triggerSource' | 'userName' | 'request'>,
  ports: Ports,
  now: Date,
): Promise<SignUpRefusal | undefined> {
  if (triggerSource === 'PostConfirmation_ConfirmForgotPassword')
    return endSessions({ userId: request.userAttributes.sub, userName }, ports, now);
  if (triggerSource !== 'PostConfirmation_ConfirmSignUp') return undefined;
  const newcomer = toNewcomer(userName, request.userAttributes);
  if (!newcomer) return 'unverified';
  const attempt = await ports.store.findAttempt(newcomer.userId);
  const choseThePassword = isFromSameBrowser(attempt, request.clientMetadata?.attempt, now);
  const named = { ...newcomer, ...(choseThePassword && { displayName: attempt?.displayName }) };
  return (await admit(named, choseThePassword, ports, now)) === 'taken' ? 'address-taken' : undefined;
}

/**
 * The password is new by now, so no session can begin with the old one after this. The pool answers the person when this
 * has answered the pool.
 */
async function endSessions(
  { userId, userName }: { readonly userId: string | undefined; readonly userName: string },
  { sessions, identities }: Ports,
  now: Date,
): Promise<undefined> {
  if (userId) await sessions.endAll(userId, 'passwordReset', now);
  await identities.signOut(userName);
  await untilSignInsCount(now);
}
