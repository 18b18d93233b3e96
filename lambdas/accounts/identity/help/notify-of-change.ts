import type { MailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import { renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Mailer } from '#lambdas/kernel/mail/mailer.ts';
import { alternateEmailMails } from '#shared/accounts/identity/mail-limits.ts';
import { productName } from '#shared/product.ts';
import type { Account, AccountReader } from '../../ports/accounts.ts';
import type { Because } from '../../sessions/store.ts';
import { type EmailChangeClaim, emailChangeToken } from '../email-change/email-change-token.ts';
import type { EmailChangeStore } from '../email-change/store.ts';
import {
  emailChangeAskedLetter,
  emailChangedLetter,
  googleConnectedLetter,
  sessionsEndedLetter,
} from './security-letters.ts';

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly mailer: Mailer;
  readonly webOrigin: string;
}

type ChangePorts = Ports & { readonly changes: Pick<EmailChangeStore, 'find'> };

/** Accounts that are gone, or take no mail, hear nothing. */
async function reachable(userId: string, { accounts }: Pick<Ports, 'accounts'>): Promise<Account | undefined> {
  const account = await accounts.find(userId);
  return !account || account.deletedAt || account.mailSuppressed ? undefined : account;
}

/** A second delivery of a fact may send a mail twice, here and below, which does no harm. */
export async function notifyOfEnd(
  { userId, because }: { readonly userId: string; readonly because: Because },
  ports: Ports,
  now: Date,
): Promise<void> {
  if (because === 'emailChanged' || because === 'factorReset') return;
  const account = await reachable(userId, ports);
  if (account) await ports.mailer.send(sessionsEndedLetter(account, because, ports.webOrigin), now);
}

export async function notifyOfGoogle({ userId }: { readonly userId: string }, ports: Ports, now: Date): Promise<void> {
  const account = await reachable(userId, ports);
  if (account) await ports.mailer.send(googleConnectedLetter(account, ports.webOrigin), now);
}

/**
 * Asks the new address whether it is theirs, as long as it had not had its mails of the day, and lets the old one know
 * while it can still stop it.
 */
export async function notifyOfWish(
  claim: EmailChangeClaim,
  ports: ChangePorts & { readonly gate: MailGate; readonly secret: string },
  now: Date,
): Promise<void> {
  const { accounts, changes, gate, mailer, webOrigin, secret } = ports;
  const change = await changes.find(claim);
  const account = await accounts.find(claim.userId);
  if (!change || !account || account.deletedAt || account.email !== change.oldEmail) return;
  if (!account.mailSuppressed) await mailer.send(emailChangeAskedLetter(account, webOrigin), now);
  const asked = { source: claim.userId, email: change.email };
  if ((await gate(asked, alternateEmailMails, now)) === 'enough') return;
  const subject = `Confirm your new email for ${productName}`;
  const content = {
    preheader: 'One tap to sign in with this email from now on.',
    heading: subject,
    paragraphs: [
      `You asked to sign in to ${productName} with this email. Confirm it within 24 hours. We’ll then sign you out on all your devices.`,
      'If this wasn’t you, ignore this email. Nothing changes.',
    ],
    action: {
      label: 'Confirm this email',
      url: `${webOrigin}/change-email?token=${encodeURIComponent(emailChangeToken(secret, claim))}`,
    },
    footerLines: [`Sent because ${change.email} was entered at ${productName}.`],
  };
  // Without the account's id: what becomes of mail to an address that is not its own says nothing about it.
  await mailer.send({ to: change.email, subject, ...renderMail(content) }, now);
}

export async function notifyOldAddress(claim: EmailChangeClaim, ports: ChangePorts, now: Date): Promise<void> {
  const change = await ports.changes.find(claim);
  if (change?.doneAt) await ports.mailer.send(emailChangedLetter(change.oldEmail, ports.webOrigin), now);
}
