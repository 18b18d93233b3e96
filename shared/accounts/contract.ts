import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { Email } from '../email.ts';
import { emailOperations } from './identity/email-operations.ts';
import { Me, SaveProfile, SignUp } from './schemas.ts';
import { sessionOperations } from './sessions/session-operations.ts';

/** The same for every address, so that no caller learns who has an account (decision D11). */
const Told = z.object({ status: z.literal('told') });

export const accounts = defineContract('accounts', {
  signUp: {
    method: 'POST',
    path: '/auth/sign-up',
    summary: 'Ask for an account; a mail with a code, or with what else to do, goes to the address',
    access: 'public',
    limit: { calls: 20, per: 'hour' },
    input: SignUp,
    output: Told,
    errors: ['signUp.passwordTooCommon'],
  },
  checkSignInMethods: {
    method: 'POST',
    path: '/auth/methods',
    summary: 'Have the ways to sign in mailed to the owner of an address',
    access: 'public',
    limit: { calls: 10, per: 'hour' },
    input: z.strictObject({ email: Email }),
    output: Told,
  },
  getMe: {
    method: 'GET',
    path: '/me',
    summary: 'Read your own account',
    access: 'signedIn',
    input: z.strictObject({}),
    output: Me,
  },
  saveProfile: {
    method: 'PUT',
    path: '/me/profile',
    summary: 'Complete or change your profile',
    access: 'signedIn',
    input: SaveProfile,
    output: Me,
    errors: ['user.notFound', 'record.changed', 'city.notFound'],
  },
  connectGoogle: {
    method: 'POST',
    path: '/me/google',
    summary: 'Connect the Google sign-in that was tried with your e-mail',
    access: 'emailVerified',
    input: z.strictObject({}),
    output: z.object({ connected: z.literal(true) }),
    errors: ['signIn.tooOld', 'signIn.linkExpired'],
  },
  turnOffMail: {
    method: 'POST',
    path: '/mail/off/{token}',
    ignoresBody: true,
    summary: 'Turn off mail about a topic with the link from a mail (RFC 8058)',
    access: 'public',
    input: z.strictObject({ token: z.string().max(1024) }),
    output: z.object({ topic: z.string() }),
    errors: ['mail.linkInvalid'],
  },
  ...sessionOperations,
  ...emailOperations,
});
