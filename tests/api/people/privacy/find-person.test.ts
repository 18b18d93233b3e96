import { expect, it } from 'vitest';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';

const found = async (caller: { userId: string }, text: string) =>
  (await privacyApi.signedInAs(caller).findPerson({ text })).person;

it('finds an adult by the whole address or the whole id', async () => {
  const [me, other] = [await aPerson(), await aPerson({ displayName: 'Bo' })];
  await claimEntity(table()).put({ kind: 'email', value: other.email, holderId: other.userId }).go();
  const person = { userId: other.userId, displayName: 'Bo' };
  expect(await found(me, other.email.toUpperCase())).toEqual(person);
  expect(await found(me, other.userId)).toEqual(person);
  expect(await found(me, other.userId.slice(0, 8))).toBeUndefined();
  expect(await found(me, other.email.slice(1))).toBeUndefined();
});

it('answers alike for an unknown person, a minor, an incomplete profile and a person who blocked the caller', async () => {
  const me = await aPerson();
  const hidden = [
    await aPerson({ birthdate: `${new Date().getUTCFullYear() - 15}-01-01` }),
    await aPerson({ hasAdditionalInfo: false }),
    await aPerson(),
  ];
  await block(hidden[2]!, me);
  for (const { userId } of hidden) expect(await found(me, userId)).toBeUndefined();
});

it('finds blocked people only in a search for them', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await block(me, other);
  expect(await found(me, other.userId)).toBeUndefined();
  const { person } = await privacyApi.signedInAs(me).findPerson({ text: other.userId, withBlocked: 'true' });
  expect(person).toMatchObject({ userId: other.userId });
});

it('is asked with three characters at least, twenty times an hour', async () => {
  const mine = privacyApi.signedInAs(await aPerson());
  await expect(mine.findPerson({ text: 'ab' })).rejects.toMatchObject({ fields: { text: expect.any(String) } });
  for (let asked = 0; asked < 20; asked += 1) await mine.findPerson({ text: 'unknown' });
  await expect(mine.findPerson({ text: 'unknown' })).rejects.toMatchObject({ code: 'request.tooMany' });
  await expect(privacyApi.signedOut().findPerson({ text: 'abc' })).rejects.toMatchObject({ code: 'auth.required' });
});
