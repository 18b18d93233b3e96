import { renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Letter } from '#lambdas/kernel/mail/mailer.ts';
import { productName } from '#shared/product.ts';
import type { Account } from '../../ports/accounts.ts';

/** Tells only the owner of an account how they sign in. */
export function signInHelpLetter(
  { userId, email, signIns = ['password'] }: Account,
  because: 'signUp' | 'asked',
  webOrigin: string,
): Letter {
  const withPassword = signIns.includes('password');
  const withGoogle = signIns.includes('google');
  const subject =
    because === 'signUp' ? `You already have a ${productName} account` : `How you sign in to ${productName}`;
  const asked =
    because === 'signUp'
      ? `We got a request to sign up for ${productName} with this address. It already has an account.`
      : `We got a request for help signing in to ${productName} with this address.`;
  const content = {
    preheader: 'Your ways to sign in.',
    heading: subject,
    paragraphs: [asked, ways(withPassword, withGoogle), "If this wasn't you, ignore this mail: we shared nothing."],
    action: { label: 'Sign in', url: `${webOrigin}/auth/login` },
    footerLines: [`You get this mail because ${email} has an account at ${productName}.`],
  };
  return { to: email, subject, userId, ...renderMail(content) };
}

function ways(password: boolean, google: boolean): string {
  if (password && google) return 'You sign in with your password or with Google.';
  if (google) return 'You sign in with Google. No password is set.';
  return 'You sign in with your password. If you forgot it, choose a new one on the sign-in page.';
}
