import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { createAccountStore } from '#lambdas/accounts/identity/account-store.ts';
import { getMe } from '#lambdas/accounts/identity/operations/get-me.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aMember, anAddress, joinFromGoogle } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs, signedOut } = product.client(accounts, handler);

it('shows a person their own account', async () => {
  const person = await aPerson({ fullName: 'Sam Carter' });
  expect(await signedInAs(person).getMe({})).toMatchObject({
    state: 'success',
    userId: person.userId,
    fullName: 'Sam Carter',
    hasAdditionalInfo: true,
  });
});

it('says which platform a user is on: the main one, unless their account says meh', async () => {
  expect(await signedInAs(await aPerson()).getMe({})).toMatchObject({ platform: 'rovers' });
  expect(await signedInAs(await aPerson({ platform: 'meh' })).getMe({})).toMatchObject({ platform: 'meh' });
});

it('refuses a visitor', async () => {
  await expect(signedOut().getMe({})).rejects.toMatchObject({ code: 'auth.required' });
});

it('is pending for a session without an account', async () => {
  expect(await signedInAs(aStranger()).getMe({})).toEqual({ state: 'pending' });
});

it('makes the account that the confirmation could not make', async () => {
  const [userId, email] = [randomUUID(), anAddress()];
  const fromGoogle = { sub: userId, email, email_verified: 'true' };
  const identities = { find: async () => fromGoogle, shutOut: () => Promise.reject(new Error('not asked')) };
  const actor = { userId, username: 'google_1', signedInAt: new Date() };
  const ports = { accounts: createAccountReader(table()), identities, store: createAccountStore(table()) };
  const me = await getMe(actor, undefined, ports, new Date());
  expect(me).toMatchObject({ state: 'success', email, version: 1, signIns: ['google'] });
});

it('trusts no password where the confirmation broke off: its holder is shut out, and a new one works', async () => {
  const member = await aMember();
  await accountEntity(table()).delete({ userId: member.userId }).go();
  await claimEntity(table()).delete({ kind: 'email', value: member.email }).go();
  await expect(signedInAs(member).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
  await expect(userPool.signIn(member.email, 'tandem kettle orbit')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  product.clock.forwardMinutes(1);
  expect(await signedInAs(member).getMe({})).toMatchObject({ email: member.email, acceptedTerms: false });
  product.clock.reset();
});

it('counts no sign-in from before the account says so, however long its token lives', async () => {
  const minutesFromNow = (minutes: number) => new Date(product.clock.now().getTime() + minutes * 60_000).toISOString();
  const shutOut = await aPerson({ signInsFrom: minutesFromNow(1) });
  await expect(signedInAs(shutOut).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
  const cameBack = await aPerson({ signInsFrom: minutesFromNow(-1) });
  expect(await signedInAs(cameBack).getMe({})).toMatchObject({ state: 'success' });
});

it('never looks a user up by address: another sign-in with it has no account', async () => {
  const { email } = await aMember();
  await expect(joinFromGoogle(randomUUID(), email, '77')).rejects.toThrow('address-taken');
  expect(await signedInAs(aStranger()).getMe({})).toEqual({ state: 'pending' });
});

it('asks people from Google for the tick box they have not seen', async () => {
  const userId = randomUUID();
  await joinFromGoogle(userId, anAddress(), '78');
  expect(await signedInAs({ userId }).getMe({})).toMatchObject({ acceptedTerms: false, signIns: ['google'] });
});

it('refuses a deleted account, whatever token they hold', async () => {
  const person = await aPerson({ deletedAt: new Date().toISOString() });
  await expect(signedInAs(person).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
});

it('takes no fields', async () => {
  await expect(signedInAs(await aPerson()).getMe({ userId: randomUUID() } as never)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { userId: expect.any(String) },
  });
});
