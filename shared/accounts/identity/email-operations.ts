import * as z from 'zod';
import { Email } from '../../email.ts';

/** How long the link works that confirms a new address. */
export const emailChangeHours = 24;

export const emailOperations = {
  changeEmail: {
    method: 'POST',
    path: '/accounts/me/email',
    summary: 'Change your sign-in email; it takes effect once you confirm it by mail',
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
    summary: 'Confirm your new sign-in email with the link from the mail; all sessions end',
    access: 'public',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({ token: z.string().min(1).max(1000) }),
    output: z.object({ email: z.string() }),
    errors: ['mail.linkInvalid', 'email.taken'],
  },
} as const;
