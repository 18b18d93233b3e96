import type { MailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import { renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Mailer } from '#lambdas/kernel/mail/mailer.ts';
import { alternateEmailMails } from '#shared/accounts/identity/mail-limits.ts';
import { productName } from '#shared/product.ts';
import { emailToken } from '../../alternate-emails/email-token.ts';
import type { AlternateEmailStore } from '../../alternate-emails/store.ts';
import type { AccountReader } from '../../ports/accounts.ts';

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly gate: MailGate;
  readonly alternates: Pick<AlternateEmailStore, 'addedAt'>;
  readonly mailer: Mailer;
  readonly webOrigin: string;
  readonly secret: string;
}

interface Added {
  readonly userId: string;
  readonly addedAt: string;
}

/**
 * Asks the person who reads mail at a new address whether it is theirs, while it is on the account and as long as the
 * address had not had its mails of the day. A second delivery may ask twice, which does no harm.
 */
export async function askToConfirm(added: Added, ports: Ports, now: Date) {
  const { accounts, alternates, gate, mailer, webOrigin, secret } = ports;
  const [account, email] = await Promise.all([
    accounts.find(added.userId),
    alternates.addedAt(added.userId, added.addedAt),
  ]);
  if (!account || account.deletedAt || email === undefined) return;
  const claim = { ...added, email };
  const asked = { source: claim.userId, email };
  if ((await gate(asked, alternateEmailMails, now)) === 'enough') return;
  const subject = `Confirm this email for ${productName}`;
  const content = {
    preheader: 'One tap to confirm that this email is yours.',
    heading: subject,
    paragraphs: [
      `This email address was added to a ${productName} account. If that was you, confirm it within 24 hours.`,
      'If it wasn’t you, ignore this email and we won’t use the address.',
    ],
    action: {
      label: 'Confirm this email',
      url: `${webOrigin}/alternate-email?token=${encodeURIComponent(emailToken(secret, claim))}`,
    },
    footerLines: [`Sent because ${claim.email} was added to a ${productName} account.`],
  };
  await mailer.send({ to: claim.email, subject, userId: claim.userId, ...renderMail(content) }, now);
}
