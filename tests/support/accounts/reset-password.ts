import { ConfirmForgotPasswordCommand, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { clientIds } from '#infra/local/environment.ts';
import { userPool } from './user-pool.ts';

/** What `resetPassword` chooses. */
export const newPassword = 'another kettle orbit';

/** With the code that is mailed to the address. */
export async function resetPassword(email: string): Promise<void> {
  const user = { ClientId: clientIds.web, Username: email };
  await userPool.browser.send(new ForgotPasswordCommand(user));
  const code = { ConfirmationCode: userPool.codeFor(email), Password: newPassword };
  await userPool.browser.send(new ConfirmForgotPasswordCommand({ ...user, ...code }));
}
