import type { PreSignUpTriggerEvent } from 'aws-lambda';
import type { AccountStore } from './account-store.ts';
import { googleIdOf } from './newcomer.ts';
import { isSignUpProof } from './sign-up-proof.ts';

/** Why a visitor cannot sign up; the words reach the browser inside the identity provider's own message. */
export type SignUpRefusal = 'sign-up-closed' | 'unverified' | 'link-required' | 'address-taken';

const linkForMs = 60 * 60_000;

interface Ports {
  readonly store: Pick<AccountStore, 'holderOf' | 'savePendingLink'>;
  /** The ways in which an account can be signed in to. */
  readonly signInsOf: (userId: string) => Promise<readonly string[]>;
  readonly secret: () => Promise<string>;
}

/** Decides who may become a user of the pool: undefined lets them in. */
export async function preSignUp(
  { triggerSource, userName, request }: Pick<PreSignUpTriggerEvent, 'triggerSource' | 'userName' | 'request'>,
  ports: Ports,
  now: Date,
): Promise<SignUpRefusal | undefined> {
  const { email = '', email_verified: verified } = request.userAttributes;
  switch (triggerSource) {
    case 'PreSignUp_SignUp':
      return isSignUpProof(await ports.secret(), email, request.clientMetadata?.proof) ? undefined : 'sign-up-closed';
    case 'PreSignUp_ExternalProvider':
      if (!email || verified !== 'true') return 'unverified';
      return meetHolder(email.toLowerCase(), userName, ports, now);
    default:
      return 'sign-up-closed';
  }
}

/**
 * An address with an account is never joined to by address alone (decision D10). The attempt is kept for an hour, for
 * the account's owner to agree to after signing in with their password.
 */
async function meetHolder(
  email: string,
  userName: string,
  ports: Ports,
  now: Date,
): Promise<SignUpRefusal | undefined> {
  const userId = await ports.store.holderOf(email);
  if (!userId) return undefined;
  const googleId = googleIdOf(userName);
  const signIns = await ports.signInsOf(userId);
  // One Google sign-in each: another one with the same address may be another person's (addresses are given again).
  if (!googleId || signIns.includes('google')) return 'address-taken';
  await ports.store.savePendingLink({ userId, email, googleId, validUntil: now.getTime() + linkForMs });
  return 'link-required';
}
