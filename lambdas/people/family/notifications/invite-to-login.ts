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
    preheader: `A login of your own, ${firstName}.`,
    heading: subject,
    paragraphs: [
      `Hello ${firstName}. You may have a login of your own now and answer for yourself. Sign up with this address, or sign in, and open this link within two weeks.`,
      `Your guardians stay responsible with you until you are 18. If you are not ${firstName}, ignore this mail.`,
    ],
    action: {
      label: 'Have a login of my own',
      url: `${webOrigin}/family/login?token=${encodeURIComponent(loginToken(secret, claim))}`,
    },
    footerLines: [`You get this mail because ${by} named this address at ${productName}.`],
  };
  await mailer.send({ to: invite.email, subject, ...renderMail(content) }, now);
}
