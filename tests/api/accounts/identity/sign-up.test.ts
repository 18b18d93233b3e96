import { ConfirmSignUpCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, vi } from 'vitest';
import { clientIds } from '#infra/local/environment.ts';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { userJoined } from '#shared/accounts/messages.ts';
import { aMember, anAddress, anAttempt } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { call } from '#tests/support/product/ask.ts';
import { product } from '#tests/support/product/product.ts';

// The answer's time has a floor, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const visitor = product.client(accounts, handler).signedOut();
const send = product.client(accounts, handler).send;
const password = 'tandem kettle orbit';
const attempt = anAttempt();
const consent = { attempt, acceptsTermsAndIs13: true } as const;
const { browser, confirm } = userPool;

it('mails a code, and makes an account once it is entered', async () => {
  const email = anAddress();
  expect(await visitor.signUp({ email, password, ...consent })).toEqual({ status: 'told' });
  const [mail] = userPool.mails(email);
  expect(mail).toMatchObject({ subject: 'Confirm your email for Rovers' });
  await confirm(email, attempt);
  await product.drain();
  const userId = product.messages(userJoined).at(-1)?.data.userId;
  expect(
    await product
      .client(accounts, handler)
      .signedInAs({ userId: userId ?? '' })
      .getMe({}),
  ).toMatchObject({
    state: 'success',
    email,
    emailVerified: true,
    hasAdditionalInfo: false,
    acceptedTerms: true,
    signIns: ['password'],
  });
});

it('answers the same to the byte for an address that has an account, and tells its owner', async () => {
  const unknown = anAddress();
  const { email: known } = await aMember();
  const bodies = await Promise.all([known, unknown].map(rawSignUp));
  expect(bodies[0]).toEqual(bodies[1]);
  await product.drain();
  expect(product.mails(known).map(({ subject }) => subject)).toEqual(['You already have a Rovers account']);
  expect(product.mails(unknown)).toEqual([]);
});

it('leaves the account and its password alone when its address signs up again', async () => {
  const { email } = await aMember();
  await visitor.signUp({ email, password: 'another kettle orbit', ...consent });
  expect(userPool.mails(email)).toHaveLength(1);
});

it('lets the last to sign up choose the password until one confirms', async () => {
  const email = anAddress();
  await visitor.signUp({ email, password: 'chosen by a stranger', ...consent });
  const first = userPool.codeFor(email);
  await visitor.signUp({ email: ` ${email.toUpperCase()} `, password, ...consent });
  expect(userPool.mails(email)).toHaveLength(2);
  const ConfirmationCode = first === userPool.codeFor(email) ? '000000' : first;
  const withOldCode = new ConfirmSignUpCommand({ ClientId: clientIds.web, Username: email, ConfirmationCode });
  await expect(browser.send(withOldCode)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await confirm(email, attempt);
});

it('lets an address be held by one account only', async () => {
  const email = anAddress();
  await visitor.signUp({ email, password, ...consent });
  await claimEntity(table()).create({ kind: 'email', value: email, holderId: 'another-person' }).go();
  await expect(confirm(email)).rejects.toThrow('address-taken');
  await product.drain();
  await expect(confirm(email), 'the sign-in without an account is removed').rejects.toThrow();
});

it('refuses sign-ups beside the product', async () => {
  const command = new SignUpCommand({ ClientId: clientIds.web, Username: anAddress(), Password: password });
  await expect(browser.send(command)).rejects.toThrow('sign-up-closed');
});

it('refuses a password that is easy to guess, before anybody is looked up', async () => {
  const email = anAddress();
  await expect(visitor.signUp({ email, password: 'password1234', ...consent })).rejects.toMatchObject({
    code: 'signUp.passwordTooCommon',
    fields: { password: expect.any(String) },
  });
  expect(userPool.mails(email)).toEqual([]);
});

it.each([
  ['email', { email: 'unknown', password, ...consent }],
  ['password', { email: 'a@mail.example', password: 'short', ...consent }],
  ['attempt', { email: 'a@mail.example', password, ...consent, attempt: 'too-short' }],
  ['acceptsTermsAndIs13', { email: 'a@mail.example', password, attempt, acceptsTermsAndIs13: false }],
  ['role', { email: 'a@mail.example', password, ...consent, role: 'admin' }],
])('names %s when it is wrong', async (field, input) => {
  await expect(visitor.signUp(input as never)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: expect.any(String) },
  });
});

async function rawSignUp(email: string): Promise<object> {
  const response = await call(send, accounts.operations.signUp, { email, password, ...consent });
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}
