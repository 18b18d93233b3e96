import type { MailLimits } from '#shared/contract/mail-limits.ts';

/** Codes that confirm a sign-up, and the mail to an owner who has an account already; a code is valid for a day. */
export const signUpMails: MailLimits = {
  purpose: 'signUp',
  perPair: { calls: 3, per: 'hour' },
  perAddress: [
    { calls: 5, per: 'hour' },
    { calls: 10, per: 'day' },
  ],
};

/** Mails that say how an account is signed in to; an owner gets one in twenty minutes at most. */
export const signInHelpMails: MailLimits = {
  purpose: 'signInHelp',
  perPair: { calls: 4, per: 'hour' },
  perAddress: [
    { calls: 6, per: 'hour' },
    { calls: 12, per: 'day' },
  ],
};

/** Links that prove another or a new address of an account; the source is the account. */
export const alternateEmailMails: MailLimits = {
  purpose: 'alternateEmail',
  perPair: { calls: 3, per: 'day' },
  perAddress: [{ calls: 6, per: 'day' }],
};
