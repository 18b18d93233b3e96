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
      ? `You tried to sign up for ${productName} with this email. Good news: you already have an account.`
      : `You asked how to sign in to ${productName} with this email.`;
  const content = {
    preheader: 'Here’s how you sign in.',
    heading: subject,
    paragraphs: [
      asked,
      ways(withPassword, withGoogle),
      "If this wasn't you, ignore this email. We didn't share anything.",
    ],
    action: { label: 'Sign in', url: `${webOrigin}/auth/login` },
    footerLines: [`Sent because ${email} has a ${productName} account.`],
  };
  return { to: email, subject, userId, ...renderMail(content) };
}

function ways(password: boolean, google: boolean): string {
  if (password && google) return 'You sign in with your password or with Google.';
  if (google) return 'You sign in with Google. You have no password.';
  return 'You sign in with your password. Forgot it? Reset it on the sign-in page.';
}
