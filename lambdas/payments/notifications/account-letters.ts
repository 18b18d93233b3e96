import { type MailContent, renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Letter } from '#lambdas/kernel/mail/mailer.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { AccountNews } from '#shared/payments/accounts/messages.ts';
import { quantity } from '#shared/quantity.ts';
import { pageOf } from '../accounts/owners-call.ts';

/** What happened to a payout account. */
export interface ChangedAccount {
  /** The organization that is paid on it; absent where the reader is. */
  readonly organization?: { readonly organizationId: string; readonly name: string } | undefined;
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
const wasNotOne = 'If none of you did this, unlink the account now and reply to this email.';
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const momentOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant));
/** Names a date only where there is one. */
const needed = ({ dueCount = 1, dueBy, organization }: ChangedAccount, zone: string) =>
  `Stripe needs ${quantity(dueCount, 'thing')} from ${organization?.name ?? 'you'}${dueBy ? ` by ${momentOf(dueBy, zone)}` : ''}.`;

const payee = ({ organization }: ChangedAccount) => organization?.name ?? 'you';
const accountOf = ({ organization }: ChangedAccount) =>
  organization ? `${organization.name}’s Stripe account` : 'your Stripe account';

const letters: Readonly<Record<AccountNews, (account: ChangedAccount, zone: string) => Said>> = {
  linked: ({ organization }) => ({
    subject: organization ? `A Stripe account was linked to ${organization.name}` : 'A Stripe account was linked',
    words: organization
      ? [`Card payments for what ${organization.name}’s communities sell go to this Stripe account.`, wasNotOne]
      : ['Card payments for what you organize go to this Stripe account.', wasNotYou],
  }),
  changed: ({ heldUntil, organization }, zone) => ({
    subject: `${organization ? `${organization.name}’s` : 'Your'} payouts go to another Stripe account`,
    words: [
      `${organization ? 'A manager of its money' : 'You'} linked another Stripe account than before. For safety, card payments start${heldUntil ? ` ${momentOf(heldUntil, zone)}` : ' tomorrow'}.`,
      organization ? wasNotOne : wasNotYou,
    ],
  }),
  unlinked: (account) => ({
    subject: `${capital(accountOf(account))} was unlinked`,
    words: [
      `Players can’t pay ${payee(account)} by card until an account is linked again. Stripe still pays out what is there.`,
      account.organization ? wasNotOne : wasNotYou,
    ],
  }),
  disconnected: (account) => ({
    subject: `${capital(accountOf(account))} is no longer connected`,
    words: [`Our access was ended in Stripe, so players can’t pay ${payee(account)} by card. Link the account again.`],
  }),
  restricted: (account, zone) => ({
    subject: `Stripe paused ${account.organization ? `${account.organization.name}’s` : 'your'} account`,
    words: [
      `Players can’t pay ${payee(account)} by card right now.`,
      account.dueCount === 0
        ? 'Sign in to Stripe to see why.'
        : `${needed(account, zone)} Finish the setup and payments start again.`,
    ],
  }),
  dueSoon: (account, zone) => ({
    subject: `Stripe needs something from ${payee(account)}`,
    words: [`${needed(account, zone)} After that it may pause card payments or payouts.`],
  }),
};

/** As a notification and mail to the owner. */
export function accountNotice(changed: ChangedAccount, zone: string, origin: string): NoticeContent {
  const { subject, words } = letters[changed.change](changed, zone);
  return { subject, content: contentOf(subject, words, `${origin}${pathOf(changed)}`) };
}

/** As a letter to the address that the owner had until lately: a thief who took the account over also changed that. */
export function letterToFormer(to: string, changed: ChangedAccount, zone: string, origin: string): Letter {
  const { subject, words } = letters[changed.change](changed, zone);
  const footerLines = [`Sent because ${to} belonged to this account until lately.`];
  return { to, subject, ...renderMail({ ...contentOf(subject, words, `${origin}${pathOf(changed)}`), footerLines }) };
}

const pathOf = ({ organization }: ChangedAccount): string =>
  pageOf(
    organization ? { ownerKind: 'org', ownerId: organization.organizationId } : { ownerKind: 'user', ownerId: '' },
  );

const contentOf = (heading: string, paragraphs: readonly string[], url: string): Omit<MailContent, 'unsubscribe'> => ({
  preheader: paragraphs[0] ?? heading,
  heading,
  paragraphs: [...paragraphs],
  action: { label: 'Open payment settings', url },
  footerLines: [],
});
