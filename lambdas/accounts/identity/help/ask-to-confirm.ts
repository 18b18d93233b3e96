import { renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Mailer } from '#lambdas/kernel/mail/mailer.ts';
import { productName } from '#shared/product.ts';
import { type EmailClaim, emailToken } from '../../alternate-emails/email-token.ts';
import type { AccountReader } from '../../ports/accounts.ts';

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly mailer: Mailer;
  readonly webOrigin: string;
  readonly secret: string;
}

/** Asks whoever reads mail at an address whether it is theirs. A second delivery may ask twice, which does no harm. */
export async function askToConfirm(claim: EmailClaim, { accounts, mailer, webOrigin, secret }: Ports, now: Date) {
  const account = await accounts.find(claim.userId);
  if (!account || account.deletedAt) return;
  const subject = `Confirm this address for ${productName}`;
  const content = {
    preheader: 'One press, and the address is yours here.',
    heading: subject,
    paragraphs: [
      `Somebody, probably you, added this address to an account at ${productName}. Confirm it within a day.`,
      'If it was not you, do nothing: the address then counts for nothing.',
    ],
    action: {
      label: 'Confirm this address',
      url: `${webOrigin}/alternate-email?token=${encodeURIComponent(emailToken(secret, claim))}`,
    },
    footerLines: [`You get this mail because ${claim.email} was added to an account at ${productName}.`],
  };
  await mailer.send({ to: claim.email, subject, userId: claim.userId, ...renderMail(content) }, now);
}
