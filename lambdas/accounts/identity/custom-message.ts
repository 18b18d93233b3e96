import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { productName } from '#shared/product.ts';
import { type MailContent, renderMail } from '../../kernel/mail/layout.ts';

type Source = CustomMessageTriggerEvent['triggerSource'];
type Written = Omit<MailContent, 'code' | 'footerLines'> & { readonly subject: string };

/**
 * The mail that carries a code, or undefined to leave the identity provider's own words.
 * @throws {Error} where no code may go out
 */
export function customMessage(
  { triggerSource, request }: Pick<CustomMessageTriggerEvent, 'triggerSource' | 'request'>,
  webOrigin: string,
): { subject: string; html: string } | undefined {
  const { email = '' } = request.userAttributes;
  const written = write(triggerSource, email, webOrigin);
  if (!written) return undefined;
  const { subject, ...content } = written;
  const footerLines = [`Sent because ${email} was entered at ${productName}.`];
  return { subject, html: renderMail({ ...content, code: request.codeParameter, footerLines }).html };
}

function write(source: Source, email: string, webOrigin: string): Written | undefined {
  const page = (path: string) => `${webOrigin}${path}?email=${encodeURIComponent(email)}`;
  switch (source) {
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
      return {
        subject: `Confirm your email for ${productName}`,
        preheader: 'One step to go: enter this code.',
        heading: `Welcome to ${productName}`,
        paragraphs: ["Enter this code to confirm your email, and you're ready to play. It works for 24 hours."],
        action: { label: 'Confirm my email', url: page('/verify-email') },
      };
    case 'CustomMessage_ForgotPassword':
      return {
        subject: `Reset your ${productName} password`,
        preheader: 'Your code to choose a new password.',
        heading: 'Choose a new password',
        paragraphs: [
          'Enter this code to choose a new password. It works for one hour.',
          "If you didn't ask for this, ignore this email. Your password stays the same.",
        ],
        action: { label: 'Choose a new password', url: page('/auth/forgot-password') },
      };
    // An address changes on our pages alone (decision D51): a code that would change it in the pool is not sent.
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      throw new Error('attributes-closed');
    default:
      return undefined;
  }
}
