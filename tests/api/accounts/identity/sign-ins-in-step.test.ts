import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, expect, it, vi } from 'vitest';
import { userPoolId as UserPoolId } from '#infra/local/environment.ts';
import { handler as watch } from '#lambdas/accounts/deletion/watch.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accountDeleted } from '#shared/accounts/deletion/messages.ts';
import { aMember, anAddress } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const { browser } = userPool;
const accounts = createAccountReader(table());
const dayMinutes = 24 * 60;

afterEach(() => product.clock.reset());

/** A day goes by, and everything that is due is done. */
async function aDay(): Promise<void> {
  product.clock.forwardMinutes(dayMinutes);
  await runJob(watch);
  await product.drain();
}

/** What is mended is logged, as a warning. */
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

const addressInPool = async (Username: string) => {
  const { UserAttributes = [] } = await browser.send(new AdminGetUserCommand({ UserPoolId, Username }));
  return UserAttributes.find(({ Name }) => Name === 'email')?.Value;
};

it('an address that only the user pool has is set back to that of the account, and logged', async () => {
  const { userId, email } = await aMember();
  await product.drain();
  const UserAttributes = [{ Name: 'email', Value: anAddress() }];
  await browser.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: userId, UserAttributes }));
  const logged = warnings();
  await aDay();
  expect(await addressInPool(userId)).toBe(email);
  expect(logged.mock.calls.flat().join()).toContain('A sign-in had another address than its account');
});

it('an account whose sign-in is gone for a week is deleted as if its owner had asked', async () => {
  const { userId, email } = await aMember();
  await product.drain();
  await browser.send(new AdminDeleteUserCommand({ UserPoolId, Username: userId }));
  const logged = warnings();
  for (let day = 0; day < 7; day += 1) await aDay();
  expect(await accounts.find(userId), 'within the week').toMatchObject({ email });
  for (let day = 0; day < 2; day += 1) await aDay();
  expect((await accounts.find(userId))?.deletedAt).toBeTruthy();
  expect(product.messages(accountDeleted).map(({ data }) => data.userId)).toContain(userId);
  expect(logged.mock.calls.flat().join()).toContain('An account without a sign-in is deleted');
});

it('an account whose sign-in comes back within the week stays, and its week begins anew', async () => {
  const { userId } = await aMember();
  await product.drain();
  await accountEntity(table()).patch({ userId }).set({ signInMissingSince: '2020-01-01T00:00:00.000Z' }).go();
  await aDay();
  const account = await accounts.find(userId);
  expect(account?.deletedAt).toBeUndefined();
  expect(account?.signInMissingSince).toBeUndefined();
});

it('an account without a sign-in that is on a roster stays until it is off it', async () => {
  const { userId } = await aMember();
  await product.drain();
  await accountEntity(table()).patch({ userId }).set({ rosters: 1 }).go();
  await browser.send(new AdminDeleteUserCommand({ UserPoolId, Username: userId }));
  const logged = warnings();
  for (let day = 0; day < 10; day += 1) await aDay();
  expect((await accounts.find(userId))?.deletedAt).toBeUndefined();
  expect(logged.mock.calls.flat().join()).toContain('An account without a sign-in is on a roster');
  await accountEntity(table()).patch({ userId }).set({ rosters: 0 }).go();
  await aDay();
  expect((await accounts.find(userId))?.deletedAt).toBeTruthy();
});
