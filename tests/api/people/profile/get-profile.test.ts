import { expect, it } from 'vitest';
import { handler as privacyHandler } from '#lambdas/people/privacy/api.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { product } from '#tests/support/product/product.ts';

const notFound = { code: 'user.notFound' };

it('shows name, city, games and bio, and nothing else of the account', async () => {
  const { userId, displayName } = await aPerson({
    bio: 'Left foot.',
    birthdate: '1990-01-01',
    phoneNumber: '+15551234567',
  });
  const viewer = peopleApi.signedInAs(await aPerson());
  expect(await viewer.getProfile({ userId })).toEqual({
    userId,
    displayName,
    connection: 'none',
    city: 'Austin, TX',
    games: ['basketball'],
    bio: 'Left foot.',
  });
});

it('answers not found across a block, as for an unknown person', async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const privacy = product.client(privacyContract, privacyHandler).signedInAs(one);
  await privacy.blockPeople({ people: [{ userId: other.userId }] });
  await expect(peopleApi.signedInAs(other).getProfile({ userId: one.userId })).rejects.toMatchObject(notFound);
  const userId = '00000000-0000-4000-8000-000000000000';
  await expect(peopleApi.signedInAs(one).getProfile({ userId })).rejects.toMatchObject(notFound);
});

it('shows minors only to themselves', async () => {
  const minor = await aPerson({
    birthdate: new Date(Date.now() - 15 * 365.25 * 24 * 3_600_000).toISOString().slice(0, 10),
  });
  const { userId } = minor;
  await expect(peopleApi.signedInAs(await aPerson()).getProfile({ userId })).rejects.toMatchObject(notFound);
  expect(await peopleApi.signedInAs(minor).getProfile({ userId })).toMatchObject({ userId });
});

it('shows that a player supports the product with Plus', async () => {
  const { userId } = await aPerson({ userSubscription: 'plus' });
  expect(await peopleApi.signedInAs(await aPerson()).getProfile({ userId })).toMatchObject({ isSupporter: true });
});
