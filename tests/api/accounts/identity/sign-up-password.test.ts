import {
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, vi } from 'vitest';
import { clientIds, userPoolId } from '#infra/local/environment.ts';
import { handler } from '#lambdas/accounts/api.ts';
import type { IdentityEvent } from '#lambdas/accounts/identity/answer.ts';
import { signUpAttemptEntity } from '#lambdas/accounts/identity/sign-up-attempt.entity.ts';
import { handler as identityHandler } from '#lambdas/accounts/identity/triggers.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { anAddress, anAttempt } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { product } from '#tests/support/product/product.ts';

// The answer's time has a floor, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const { signedOut, signedInAs } = product.client(accounts, handler);
const { browser, confirm, signIn } = userPool;
const passwords = { owner: 'tandem kettle orbit', stranger: 'chosen by a stranger' };
const refused = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

/** Returns the secret of the browser that signed up. */
async function signUp(email: string, who: 'owner' | 'stranger'): Promise<string> {
  const attempt = anAttempt();
  const person = { displayName: `The ${who}`, email, password: passwords[who] };
  await signedOut().signUp({ ...person, attempt, acceptsTermsAndIs13: true });
  return attempt;
}

const pendingUser = async (Username: string): Promise<string> =>
  (await browser.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username }))).Username ?? '';

const holderOf = async (value: string): Promise<string> =>
  (await claimEntity(table()).get({ kind: 'email', value }).go()).data?.holderId ?? '';

it('works once the code is entered in the browser that signed up, also after a new code', async () => {
  const email = anAddress();
  const attempt = await signUp(email, 'owner');
  await confirm(email, attempt);
  expect((await signIn(email, passwords.owner)).AuthenticationResult).toBeTruthy();
});

it('brings the name on the form with it, and only from the browser that verified the address', async () => {
  const named = async (email: string) => {
    const { data } = await accountEntity(table())
      .get({ userId: await holderOf(email) })
      .go();
    return data?.displayName;
  };
  const [own, strange] = [anAddress(), anAddress()];
  await confirm(own, await signUp(own, 'owner'));
  expect(await named(own)).toBe('The owner');
  const attempt = await signUp(strange, 'owner');
  await signUp(strange, 'stranger');
  await confirm(strange, attempt);
  expect(await named(strange)).toBeUndefined();
});

it('stops working when another person chose it for an address that is confirmed later', async () => {
  const email = anAddress();
  const attempt = await signUp(email, 'owner');
  await signUp(email, 'stranger');
  await confirm(email, attempt);
  await expect(signIn(email, passwords.stranger)).rejects.toMatchObject(refused);
  await expect(signIn(email, passwords.owner)).rejects.toMatchObject(refused);
});

it('is chosen anew by who reads the mail, and the account is theirs', async () => {
  const email = anAddress();
  await signUp(email, 'stranger');
  await confirm(email);
  await browser.send(new ForgotPasswordCommand({ ClientId: clientIds.web, Username: email }));
  const Password = 'another kettle orbit';
  const code = { ConfirmationCode: userPool.codeFor(email), Password };
  await browser.send(new ConfirmForgotPasswordCommand({ ClientId: clientIds.web, Username: email, ...code }));
  expect((await signIn(email, Password)).AuthenticationResult).toBeTruthy();
  await expect(signIn(email, passwords.stranger)).rejects.toMatchObject(refused);
  product.clock.forwardMinutes(1);
  const me = await signedInAs({ userId: await holderOf(email) }).getMe({});
  expect(me, 'another person ticked the box').toMatchObject({ email, acceptedTerms: false });
  product.clock.reset();
});

it('stops working when the code is entered in another browser, or a day later', async () => {
  const [elsewhere, late] = [anAddress(), anAddress()];
  await signUp(elsewhere, 'owner');
  await confirm(elsewhere, anAttempt());
  await expect(signIn(elsewhere, passwords.owner)).rejects.toMatchObject(refused);
  const attempt = await signUp(late, 'owner');
  const userId = await pendingUser(late);
  await signUpAttemptEntity(table()).patch({ userId }).set({ validUntil: product.clock.now().getTime() }).go();
  await confirm(late, attempt);
  await expect(signIn(late, passwords.owner)).rejects.toMatchObject(refused);
});

it('cannot be kept by asking the trigger again', async () => {
  const email = anAddress();
  await signUp(email, 'stranger');
  await confirm(email);
  const userId = await holderOf(email);
  const ask = () =>
    identityHandler(
      {
        userPoolId,
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        userName: userId,
        request: { userAttributes: { sub: userId, email, email_verified: 'true' } },
        response: {},
      } as object as IdentityEvent,
      aContext(),
    );
  await ask();
  await ask();
  expect(await holderOf(email)).toBe(userId);
  await expect(signIn(email, passwords.stranger)).rejects.toMatchObject(refused);
});

it('is remembered without the secret itself', async () => {
  const email = anAddress();
  const attempt = await signUp(email, 'owner');
  const { data } = await signUpAttemptEntity(table())
    .get({ userId: await pendingUser(email) })
    .go();
  expect(data).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(JSON.stringify(data)).not.toContain(attempt);
});
