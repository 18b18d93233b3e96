import { type MailContent, renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Letter } from '#lambdas/kernel/mail/mailer.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { AccountNews } from '#shared/payments/accounts/messages.ts';
import { quantity } from '#shared/quantity.ts';

/** What happened to a payout account. */
export interface ChangedAccount {
  readonly change: AccountNews;
  readonly dueCount?: number | undefined;
  /** An instant. */
  readonly dueBy?: string | undefined;
  readonly heldUntil?: string | undefined;
}

interface Said {
  readonly subject: string;
  readonly words: readonly string[];
}

const wasNotYou = 'If this wasn’t you, change your password now and reply to this email.';
const momentOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant));
/** Names a date only where there is one. */
const needed = ({ dueCount = 1, dueBy }: ChangedAccount, zone: string) =>
  `Stripe needs ${quantity(dueCount, 'thing')} from you${dueBy ? ` by ${momentOf(dueBy, zone)}` : ''}.`;

const letters: Readonly<Record<AccountNews, (account: ChangedAccount, zone: string) => Said>> = {
  linked: () => ({
    subject: 'A Stripe account was linked',
    words: ['Card payments for what you organize go to this Stripe account.', wasNotYou],
  }),
  changed: ({ heldUntil }, zone) => ({
    subject: 'Your payouts go to another Stripe account',
    words: [
      `You linked another Stripe account than before. For your safety, card payments start${heldUntil ? ` ${momentOf(heldUntil, zone)}` : ' tomorrow'}.`,
      wasNotYou,
    ],
  }),
  unlinked: () => ({
    subject: 'Your Stripe account was unlinked',
    words: [
      'Players can’t pay you by card until you link one again. Stripe still pays out what you have there.',
      wasNotYou,
    ],
  }),
  disconnected: () => ({
    subject: 'Your Stripe account is no longer connected',
    words: [
      'Our access was ended in Stripe, so players can’t pay you by card. Link the account again in your settings.',
    ],
  }),
  restricted: (account, zone) => ({
    subject: 'Stripe paused your account',
    words: [
      'Players can’t pay you by card right now.',
      account.dueCount === 0
        ? 'Sign in to Stripe to see why.'
        : `${needed(account, zone)} Finish the setup and payments start again.`,
    ],
  }),
  dueSoon: (account, zone) => ({
    subject: 'Stripe needs something from you',
    words: [`${needed(account, zone)} After that it may pause card payments or payouts.`],
  }),
};

const settingsPath = '/settings?tab=payments';

/** As a notification and mail to the owner. */
export function accountNotice(changed: ChangedAccount, zone: string, origin: string): NoticeContent {
  const { subject, words } = letters[changed.change](changed, zone);
  return { subject, content: contentOf(subject, words, origin) };
}

/** As a letter to the address that the owner had until lately: a thief who took the account over also changed that. */
export function letterToFormer(to: string, changed: ChangedAccount, zone: string, origin: string): Letter {
  const { subject, words } = letters[changed.change](changed, zone);
  const footerLines = [`Sent because ${to} belonged to this account until lately.`];
  return { to, subject, ...renderMail({ ...contentOf(subject, words, origin), footerLines }) };
}

const contentOf = (
  heading: string,
  paragraphs: readonly string[],
  origin: string,
): Omit<MailContent, 'unsubscribe'> => ({
  preheader: paragraphs[0] ?? heading,
  heading,
  paragraphs: [...paragraphs],
  action: { label: 'Open payment settings', url: `${origin}${settingsPath}` },
  footerLines: [],
});
