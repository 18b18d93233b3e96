import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { aSignIn, memberPassword } from '#tests/support/accounts/sign-ins.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';

const { email } = await aMember();
const { AccessToken } = await aSignIn(email);
const { browser } = userPool;
const PreviousPassword = memberPassword;

it.each([
  ['read the sign-in', () => browser.send(new GetUserCommand({ AccessToken }))],
  [
    'change the address',
    () =>
      browser.send(
        new UpdateUserAttributesCommand({
          AccessToken,
          UserAttributes: [{ Name: 'email', Value: 'thief@mail.example' }],
        }),
      ),
  ],
  [
    'ask for a code',
    () => browser.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' })),
  ],
  [
    'enter a code',
    () => browser.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: '123456' })),
  ],
  [
    'change the password',
    () =>
      browser.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'a thief has chosen this' }),
      ),
  ],
  ['set up a second factor', () => browser.send(new AssociateSoftwareTokenCommand({ AccessToken }))],
  ['verify a second factor', () => browser.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: '123456' }))],
  ['sign the owner out', () => browser.send(new GlobalSignOutCommand({ AccessToken }))],
  ['delete the sign-in', () => browser.send(new DeleteUserCommand({ AccessToken }))],
])('a token alone does not %s at the user pool', async (_, ask) => {
  const mails = userPool.mails(email).length;
  await expect(ask()).rejects.toMatchObject({ name: 'ForbiddenException' });
  expect(userPool.mails('thief@mail.example')).toEqual([]);
  expect(userPool.mails(email)).toHaveLength(mails);
  expect((await userPool.signIn(email, memberPassword)).AuthenticationResult).toBeTruthy();
});
