import { askTrigger, triggerAttributes } from '../triggers/triggers.ts';
import type { Pool } from '../users/pool.ts';
import type { User } from '../users/users.ts';
import type { CodePurpose } from './codes.ts';

/** How the request is answered: where the code went, without giving the address away. */
export const deliveryDetails = (email: string) => ({
  Destination: email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
  DeliveryMedium: 'EMAIL',
  AttributeName: 'email',
});

interface Delivery {
  readonly user: User;
  readonly to: string;
  readonly purpose: CodePurpose;
  readonly source:
    | 'CustomMessage_SignUp'
    | 'CustomMessage_ResendCode'
    | 'CustomMessage_ForgotPassword'
    | 'CustomMessage_UpdateUserAttribute'
    | 'CustomMessage_VerifyUserAttribute';
  readonly clientId: string;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}

/** Makes a code that replaces the one before and mails it, in the words of the product. */
export async function deliverCode(pool: Pool, delivery: Delivery): Promise<void> {
  const { user, to, purpose } = delivery;
  const code = pool.codes.issue(user.username, purpose);
  const message = await askTrigger(pool, 'customMessage', {
    source: delivery.source,
    username: user.username,
    clientId: delivery.clientId,
    userAttributes: triggerAttributes(user),
    request: {
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      clientMetadata: delivery.clientMetadata ?? {},
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const html = String(message.emailMessage ?? 'Your confirmation code is {####}');
  await pool.sendMail({
    to,
    subject: String(message.emailSubject ?? 'Your verification code'),
    html: html.replaceAll('{####}', code),
  });
}
