import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { Email } from '../email.ts';
import { alternateEmailOperations } from './alternate-emails/alternate-emails.ts';
import { emailOperations } from './identity/email-operations.ts';
import { MeOfSession, SignUp } from './schemas.ts';
import { sessionOperations } from './sessions/session-operations.ts';

/** The same for every address, so that no caller learns who has an account (decision D11). */
const Accepted = z.object({ status: z.literal('told') });

export const accounts = defineContract('accounts', {
  signUp: {
    method: 'POST',
    path: '/accounts/auth/sign-up',
    summary: 'Sign up; a mail with a code, or with how to sign in, goes to the address',
    access: 'public',
    limit: { calls: 20, per: 'hour' },
    input: SignUp,
    output: Accepted,
    errors: ['signUp.passwordTooCommon'],
  },
  checkSignInMethods: {
    method: 'POST',
    path: '/accounts/auth/methods',
    summary: 'Email the owner of an address how they sign in',
    access: 'public',
    limit: { calls: 10, per: 'hour' },
    input: z.strictObject({ email: Email }),
    output: Accepted,
  },
  getMe: {
    method: 'GET',
    path: '/accounts/me',
    summary: 'Read your own account',
    access: 'signedIn',
    factor: 'notAsked',
    input: z.strictObject({}),
    output: MeOfSession,
  },
  connectGoogle: {
    method: 'POST',
    path: '/accounts/me/google',
    summary: 'Connect the Google sign-in you just tried to your account',
    access: 'emailVerified',
    input: z.strictObject({}),
    output: z.object({ connected: z.literal(true) }),
    errors: ['signIn.tooOld', 'signIn.linkExpired'],
  },
  ...sessionOperations,
  ...emailOperations,
  ...alternateEmailOperations,
});
