import { type MailContent, renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Letter } from '#lambdas/kernel/mail/mailer.ts';
import { productName } from '#shared/product.ts';
import type { Account } from '../../ports/accounts.ts';
import type { Because } from '../../sessions/store.ts';

interface Written extends Pick<MailContent, 'preheader' | 'paragraphs'> {
  readonly subject: string;
}

const wasNotYou = 'If this wasn’t you, choose a new password now. That signs every device out again.';

const endings: Readonly<Record<Exclude<Because, 'emailChanged' | 'factorReset'>, Written>> = {
  passwordReset: {
    subject: `Your ${productName} password was changed`,
    preheader: 'We signed you out on all your devices.',
    paragraphs: [
      'Your password was changed with a code we sent to this email. We signed you out on all your devices.',
      wasNotYou,
    ],
  },
  asked: {
    subject: `You signed out of ${productName} everywhere`,
    preheader: 'We signed you out on all your devices.',
    paragraphs: ['You asked us to sign you out on all your devices. Sign in again on the ones you use.', wasNotYou],
  },
};

/** Tells the owner of an account that every session ended. A changed address and a used recovery code have letters of their own. */
export function sessionsEndedLetter(
  { userId, email }: Account,
  because: keyof typeof endings,
  webOrigin: string,
): Letter {
  return securityLetter({ to: email, userId, webOrigin }, endings[because]);
}

export const googleConnectedLetter = ({ userId, email }: Account, webOrigin: string): Letter =>
  securityLetter(
    { to: email, userId, webOrigin },
    {
      subject: `Google is connected to your ${productName} account`,
      preheader: 'You can now sign in with Google.',
      paragraphs: ['Your Google account is connected. Sign in with Google or with your password.', wasNotYou],
    },
  );

/** To the address that the owner signs in with, before anything has changed. */
export const emailChangeAskedLetter = ({ userId, email }: Account, webOrigin: string): Letter =>
  securityLetter(
    { to: email, userId, webOrigin },
    {
      subject: `Your ${productName} email is about to change`,
      preheader: 'Nothing has changed yet.',
      paragraphs: [
        'You asked to change the email you sign in with. Nothing changes until the new one is confirmed.',
        'If this wasn’t you, choose a new password now. That stops the change and signs you out on all your devices.',
      ],
    },
  );

/** To the address that was theirs until now. */
export const emailChangedLetter = (oldEmail: string, webOrigin: string): Letter =>
  securityLetter(
    { to: oldEmail, webOrigin, page: '/' },
    {
      subject: `You no longer sign in to ${productName} with this email`,
      preheader: 'Your account has a new email.',
      paragraphs: [
        'Your account has a new email, and we signed you out on all your devices. From now on we write to the new one.',
        'If this wasn’t you, reply to this email within 30 days.',
      ],
    },
  );

interface Envelope {
  readonly to: string;
  /** Absent where the address is not the account's any more. */
  readonly userId?: string;
  readonly webOrigin: string;
  readonly page?: string;
}

/** A letter about the sign-in of an account, with the way to a new password. */
export function securityLetter(
  { to, userId, webOrigin, page = '/auth/forgot-password' }: Envelope,
  written: Written,
): Letter {
  const { subject, ...content } = written;
  const mail = renderMail({
    ...content,
    heading: subject,
    action: { label: page === '/' ? `Open ${productName}` : 'Choose a new password', url: `${webOrigin}${page}` },
    footerLines: [`Sent because ${to} has, or just had, a ${productName} account.`],
  });
  return { to, subject, ...(userId && { userId }), ...mail };
}
