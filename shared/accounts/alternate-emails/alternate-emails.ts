import * as z from 'zod';
import { Email } from '#shared/email.ts';

/** How many addresses a user may add (reliability 6.1). */
export const mostAlternateEmails = 5;

export const alreadyAdded = 'This email is already added';

const AlternateEmail = z.object({ email: z.string(), isVerified: z.boolean() });
const Emails = z.object({ emails: z.array(AlternateEmail) });

/** Operations on the addresses that a user has besides the one they sign in with. */
export const alternateEmailOperations = {
  listAlternateEmails: {
    method: 'GET',
    path: '/accounts/me/alternate-emails',
    summary: 'List your alternate emails and whether each is confirmed',
    access: 'signedIn',
    input: z.strictObject({}),
    output: Emails,
  },
  addAlternateEmail: {
    method: 'POST',
    path: '/accounts/me/alternate-emails',
    summary: 'Add an alternate email; it counts once you confirm it by mail',
    access: 'emailVerified',
    limit: { calls: 10, per: 'hour' },
    input: z.strictObject({ email: Email }),
    output: Emails,
    errors: ['email.alreadyAdded', 'email.tooMany'],
  },
  removeAlternateEmail: {
    method: 'DELETE',
    path: '/accounts/me/alternate-emails/{email}',
    summary: 'Remove an alternate email',
    access: 'signedIn',
    input: z.strictObject({ email: Email }),
    output: Emails,
  },
  confirmAlternateEmail: {
    method: 'POST',
    path: '/accounts/alternate-emails/confirmation',
    summary: 'Confirm an alternate email with the link from the mail',
    access: 'public',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ token: z.string().max(1024) }),
    output: z.object({ email: z.string() }),
    errors: ['mail.linkInvalid'],
  },
} as const;
