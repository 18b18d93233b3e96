import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { Email } from '../email.ts';
import { alternateEmailOperations } from './alternate-emails/alternate-emails.ts';
import { emailOperations } from './identity/email-operations.ts';
import { Me, SignUp } from './schemas.ts';
import { sessionOperations } from './sessions/session-operations.ts';

/** The same for every address, so that no caller learns who has an account (decision D11). */
const Accepted = z.object({ status: z.literal('told') });

export const accounts = defineContract('accounts', {
  signUp: {
    method: 'POST',
    path: '/accounts/auth/sign-up',
    summary: 'Ask for an account; a mail with a code, or with what else to do, goes to the address',
    access: 'public',
    limit: { calls: 20, per: 'hour' },
    input: SignUp,
    output: Accepted,
    errors: ['signUp.passwordTooCommon'],
  },
  checkSignInMethods: {
    method: 'POST',
    path: '/accounts/auth/methods',
    summary: 'Have the ways to sign in mailed to the owner of an address',
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
    input: z.strictObject({}),
    output: Me,
  },
  connectGoogle: {
    method: 'POST',
    path: '/accounts/me/google',
    summary: 'Connect the Google sign-in that was tried with your e-mail',
    access: 'emailVerified',
    input: z.strictObject({}),
    output: z.object({ connected: z.literal(true) }),
    errors: ['signIn.tooOld', 'signIn.linkExpired'],
  },
  ...sessionOperations,
  ...emailOperations,
  ...alternateEmailOperations,
});
