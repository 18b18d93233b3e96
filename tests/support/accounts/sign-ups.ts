import { randomBytes } from 'node:crypto';
import { createAccountStore } from '#lambdas/accounts/identity/account-store.ts';
import type { IdentityEvent } from '#lambdas/accounts/identity/answer.ts';
import { createIdentities } from '#lambdas/accounts/identity/cognito.ts';
import { signUpAttempt } from '#lambdas/accounts/identity/sign-up-attempt.ts';
import { signUpProof } from '#lambdas/accounts/identity/sign-up-proof.ts';
import { handler as identityHandler } from '#lambdas/accounts/identity/triggers.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { aContext } from '../product/a-context.ts';
import { userPool } from './user-pool.ts';

let people = 0;
/** An address that no one has yet. */
export const anAddress = (): string => `person-${++people}@mail.example`;

/** The secret of a browser that signs up. */
export const anAttempt = (): string => randomBytes(16).toString('base64url');

/** A user who signed up with a password and entered the code. */
export async function aMember(email = anAddress()): Promise<{ readonly userId: string; readonly email: string }> {
  const proof = signUpProof(await signingSecret(), email);
  const person = { email, password: 'tandem kettle orbit', proof };
  const started = await createIdentities(userPool.browser).signUp(person);
  if (started === 'exists') throw new Error(`${email} has signed up before`);
  const attempt = anAttempt();
  await createAccountStore(table()).saveAttempt(signUpAttempt(started.userId, attempt, clock.now()));
  await userPool.confirm(email, attempt);
  const { data } = await claimEntity(table()).get({ kind: 'email', value: email }).go();
  return { userId: data?.holderId ?? '', email };
}

/** What the user pool asks when a user comes from Google for the first time; rejects with the reason when refused. */
export const comeFromGoogle = (email: string, googleId: string, isVerified = true): Promise<unknown> =>
  identityHandler(
    {
      triggerSource: 'PreSignUp_ExternalProvider',
      userName: `google_${googleId}`,
      request: { userAttributes: { email, email_verified: String(isVerified) } },
      response: {},
    } as object as IdentityEvent,
    aContext(),
  );

/** What the user pool tells once it made a user of a user from Google. */
export const joinFromGoogle = (userId: string, email: string, googleId: string): Promise<unknown> =>
  identityHandler(
    {
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      userName: `google_${googleId}`,
      request: { userAttributes: { sub: userId, email, email_verified: 'true' } },
      response: {},
    } as object as IdentityEvent,
    aContext(),
  );
