import type { Letter } from '#lambdas/kernel/mail/mailer.ts';
import { productName } from '#shared/product.ts';
import { securityLetter } from '../identity/help/security-letters.ts';
import type { Account } from '../ports/accounts.ts';

const wasNotYou = 'If this wasn’t you, choose a new password now. That signs every device out.';

const texts = {
  on: {
    subject: `Two-factor authentication is on for ${productName}`,
    preheader: 'Signing in now takes a code from your authenticator app.',
    paragraphs: [
      'From now on you sign in with a code from your authenticator app as well. Keep your recovery codes somewhere safe: they let you in if you lose your phone.',
      wasNotYou,
    ],
  },
  asked: {
    subject: `Two-factor authentication is off for ${productName}`,
    preheader: 'Signing in no longer takes a code.',
    paragraphs: [
      'You turned off two-factor authentication. Signing in no longer takes a code from your app.',
      wasNotYou,
    ],
  },
  recovered: {
    subject: `A recovery code was used for your ${productName} account`,
    preheader: 'Two-factor authentication is off, and we signed you out on all your devices.',
    paragraphs: [
      'A recovery code was used, so two-factor authentication is off and your other recovery codes no longer work. We signed you out on all your devices. Sign in and set it up again with your new phone.',
      wasNotYou,
    ],
  },
} as const;

/** Tells the owner of an account that their second factor was turned on, turned off, or given up for a recovery code. */
export const secondFactorLetter = ({ userId, email }: Account, what: keyof typeof texts, webOrigin: string): Letter =>
  securityLetter({ to: email, userId, webOrigin }, texts[what]);
