import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Mailer } from '#lambdas/kernel/mail/mailer.ts';
import { type LoginClaim, loginToken } from '#lambdas/people/family/login-token.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { othersIn } from '#shared/people/family/guardian.ts';
import { productName } from '#shared/product.ts';

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly dependants: Pick<DependantReader, 'find'>;
  readonly mailer: Mailer;
  readonly webOrigin: string;
  readonly secret: string;
}

/**
 * Invites a dependant who turned 13 to a login, unless that was taken back or the inviter no longer is their guardian. A
 * second delivery may ask twice, which does no harm.
 */
export async function inviteToLogin(claim: LoginClaim, ports: Ports, now: Date): Promise<void> {
  const { accounts, dependants, mailer, webOrigin, secret } = ports;
  const found = await dependants.find(claim.dependantId);
  const { loginInvite: invite, firstName = '', guardians = {} } = found ?? {};
  if (invite?.askedAt !== claim.askedAt) return;
  const asker = await accounts.find(invite.askedById);
  if (!asker || asker.deletedAt || !othersIn(guardians).some(({ userId }) => userId === asker.userId)) return;
  const by = asker.displayName ?? 'Your family';
  const subject = `${by} invites you to ${productName}`;
  const content = {
    preheader: `Your own login, ${firstName}.`,
    heading: subject,
    paragraphs: [
      `Hi ${firstName}, you can have your own login now and answer for yourself. Sign up or sign in with this email, and open the link within two weeks.`,
      `Your guardians can still answer for you until you’re 18. Not ${firstName}? Ignore this email.`,
    ],
    action: {
      label: 'Get my own login',
      url: `${webOrigin}/family/login?token=${encodeURIComponent(loginToken(secret, claim))}`,
    },
    footerLines: [`Sent because ${by} entered this email at ${productName}.`],
  };
  await mailer.send({ to: invite.email, subject, ...renderMail(content) }, now);
}
