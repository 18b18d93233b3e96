import type { MailLimits } from '#shared/contract/mail-limits.ts';

/** Links that confirm a place without an account; each is valid for a day. */
export const guestAskMails: MailLimits = {
  purpose: 'guestAsk',
  perSource: { calls: 9, per: 'hour' },
  perPair: { calls: 4, per: 'hour' },
  perAddress: [
    { calls: 6, per: 'hour' },
    { calls: 12, per: 'day' },
  ],
};

/** Spots held for guests who pay by card. No mail goes out before they have paid. */
export const guestHolds: MailLimits = {
  purpose: 'guestHold',
  perSource: { calls: 9, per: 'hour' },
  perPair: { calls: 9, per: 'hour' },
  perAddress: [{ calls: 12, per: 'hour' }],
};
