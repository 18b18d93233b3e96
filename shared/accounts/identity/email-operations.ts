import * as z from 'zod';
import { Email } from '../../email.ts';

/** How long the link works that confirms a new address. */
export const emailChangeHours = 24;

export const emailOperations = {
  changeEmail: {
    method: 'POST',
    path: '/accounts/me/email',
    summary: 'Ask to sign in with another address; it counts once you open the link that is mailed to it',
    access: 'signedIn',
    limit: { calls: 5, per: 'hour' },
    input: z.strictObject({ email: Email }),
    /** The same for every address, so that callers cannot learn who has an account (decision D11). */
    output: z.object({ status: z.literal('told') }),
    errors: ['signIn.tooOld', 'email.unchanged'],
  },
  confirmEmailChange: {
    method: 'POST',
    path: '/accounts/auth/email',
    summary: 'Confirm a new address with the link that was mailed to it; every session ends',
    access: 'public',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({ token: z.string().min(1).max(1000) }),
    output: z.object({ email: z.string() }),
    errors: ['mail.linkInvalid', 'email.taken'],
  },
} as const;
