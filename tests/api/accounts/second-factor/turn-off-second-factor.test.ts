import { afterEach, expect, it } from 'vitest';
import { secondFactorEntity } from '#lambdas/accounts/second-factor/second-factor.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMemberWithFactor, factorApi, withRecentFactor } from '#tests/support/accounts/second-factor.ts';
import { memberPassword } from '#tests/support/accounts/sign-ins.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('lets the player sign in without a code, stay signed in, and hear of it', async () => {
  const { caller, userId, email } = await aMemberWithFactor();
  await factorApi.signedInAs(caller).turnOffSecondFactor({});
  expect((await userPool.signIn(email, memberPassword)).AuthenticationResult).toBeTruthy();
  const me = await accountsApi.signedInAs(caller).getMe({});
  expect(me).toMatchObject({ state: 'success' });
  expect(me).not.toHaveProperty('hasSecondFactor');
  expect((await secondFactorEntity(table()).get({ userId }).go()).data).toBeNull();
  await product.drain();
  expect(product.mails(email).map(({ subject }) => subject)).toContain('Two-factor authentication is off for Rovers');
});

it('can be turned on again, with another secret', async () => {
  const { caller, secret } = await aMemberWithFactor();
  await factorApi.signedInAs(caller).turnOffSecondFactor({});
  expect((await factorApi.signedInAs(caller).beginSecondFactor({})).secret).not.toBe(secret);
});

it('is refused without a second factor of the last quarter of an hour', async () => {
  const { caller, email } = await aMemberWithFactor();
  product.clock.forwardMinutes(16);
  await expect(factorApi.signedInAs(caller).turnOffSecondFactor({})).rejects.toMatchObject({
    code: 'auth.factorNeeded',
  });
  expect((await userPool.signIn(email, memberPassword)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
});

it('is refused where it is off already', async () => {
  const person = await withRecentFactor(await aPerson());
  await expect(factorApi.signedInAs(person).turnOffSecondFactor({})).rejects.toMatchObject({ code: 'factor.off' });
});

it('is finished by its message where the function broke off before the user pool knew', async () => {
  const { userId, email, caller } = await aMemberWithFactor();
  await product.drain();
  const rows = secondFactorEntity(table());
  const { data: row } = await rows.get({ userId }).go({ consistent: true });
  await factorApi.signedInAs(caller).turnOffSecondFactor({});
  if (row) await rows.put({ ...row, status: 'ending', changedAt: product.clock.now().toISOString() }).go();
  await product.drain();
  expect((await rows.get({ userId }).go({ consistent: true })).data).toBeNull();
  expect((await userPool.signIn(email, memberPassword)).AuthenticationResult).toBeTruthy();
});
