import { ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, it, onTestFinished, vi } from 'vitest';
import { clientIds } from '#infra/local/environment.ts';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aMember, anAddress, anAttempt } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { aSource } from '#tests/support/events/pages.ts';
import { product } from '#tests/support/product/product.ts';

// The answer's time has a floor, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const at = product.client(accounts, handler).signedOutAt;
const signUp = (email: string, source: string, password = 'chosen by a stranger', attempt = anAttempt()) =>
  at(source).signUp({ email, password, attempt, acceptsTermsAndIs13: true });

it('leaves the owner of an address their sign-up, whatever one source signs up before', async () => {
  const email = anAddress();
  const attacker = aSource();
  for (let time = 0; time < 6; time += 1) await signUp(email, attacker);
  expect(userPool.mails(email).length).toBeLessThanOrEqual(3);
  const attempt = anAttempt();
  await signUp(email, aSource(), 'tandem kettle orbit', attempt);
  await userPool.confirm(email, attempt);
  await expect(userPool.signIn(email, 'tandem kettle orbit')).resolves.toBeDefined();
});

it('mails an address five codes an hour from all sources, and its owner comes in by the newest of them', async () => {
  const email = anAddress();
  for (let time = 0; time < 12; time += 1) await signUp(email, aSource());
  expect(userPool.mails(email)).toHaveLength(5);
  const attempt = anAttempt();
  expect(await signUp(email, aSource(), 'tandem kettle orbit', attempt)).toEqual({ status: 'told' });
  expect(userPool.mails(email)).toHaveLength(5);
  await userPool.confirm(email, attempt);
  await expect(userPool.signIn(email, 'chosen by a stranger'), 'the stranger stays out').rejects.toThrow();
  await userPool.browser.send(new ForgotPasswordCommand({ ClientId: clientIds.web, Username: email }));
  expect(userPool.mails(email).at(-1)?.subject).toBe('Reset your Rovers password');
});

it('mails an address ten codes a day', async () => {
  onTestFinished(product.clock.reset);
  product.clock.moveTo('2031-03-03T08:00:00Z');
  const email = anAddress();
  for (let hour = 0; hour < 4; hour += 1) {
    for (let time = 0; time < 6; time += 1) await signUp(email, aSource());
    product.clock.forwardMinutes(60);
  }
  expect(userPool.mails(email)).toHaveLength(10);
});

it('mails an owner twelve times a day how they sign in, and refuses no source that asks', async () => {
  onTestFinished(product.clock.reset);
  product.clock.moveTo('2031-03-04T08:00:00Z');
  const { email } = await aMember();
  for (let time = 0; time < 20; time += 1) {
    expect(await at(aSource()).checkSignInMethods({ email })).toEqual({ status: 'told' });
    product.clock.forwardMinutes(21);
  }
  await product.drain();
  expect(product.mails(email)).toHaveLength(12);
});
