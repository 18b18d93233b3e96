import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { handler } from '#lambdas/accounts/handler.ts';
import { accountEntity } from '#lambdas/kernel/account.entity.ts';
import { claimEntity } from '#lambdas/kernel/claim.entity.ts';
import { table } from '#lambdas/kernel/table.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aPerson, aStranger } from '#tests/support/people.ts';
import { product } from '#tests/support/product.ts';
import { aMember, anAddress, joinFromGoogle } from '#tests/support/sign-ups.ts';

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

it('refuses a visitor', async () => {
  await expect(signedOut().getMe({})).rejects.toMatchObject({ code: 'auth.required' });
});

it('is pending for a session without an account', async () => {
  expect(await signedInAs(aStranger()).getMe({})).toEqual({ state: 'pending' });
});

it('makes the account that the confirmation could not make', async () => {
  const member = await aMember();
  await accountEntity(table()).delete({ userId: member.userId }).go();
  await claimEntity(table()).delete({ kind: 'email', value: member.email }).go();
  expect(await signedInAs(member).getMe({})).toMatchObject({ state: 'success', email: member.email, version: 1 });
});

it('looks nobody up by their address: another sign-in with it has no account', async () => {
  const { email } = await aMember();
  await expect(joinFromGoogle(randomUUID(), email, '77')).rejects.toThrow('address-taken');
  expect(await signedInAs(aStranger()).getMe({})).toEqual({ state: 'pending' });
});

it('asks people from Google for the tick box they have not seen', async () => {
  const userId = randomUUID();
  await joinFromGoogle(userId, anAddress(), '78');
  expect(await signedInAs({ userId }).getMe({})).toMatchObject({ acceptedTerms: false, signIns: ['google'] });
});

it('refuses somebody whose account was deleted, whatever token they hold', async () => {
  const person = await aPerson({ deletedAt: new Date().toISOString() });
  await expect(signedInAs(person).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
});

it('takes no fields', async () => {
  await expect(signedInAs(await aPerson()).getMe({ userId: randomUUID() } as never)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { userId: expect.any(String) },
  });
});
