import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRegistered, aSeason, seasonsApi, statusOf } from '#tests/support/competitions/seasons.ts';
import { aDependant, addGuardian, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

it('gives the place of a child on, also when nothing is kept of the child any more', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const { seasonId, divisionId } = world;
  const guardian = await aPerson();
  const { dependantId } = await aDependant(guardian);
  const mine = seasonsApi.signedInAs(guardian);
  await expect(mine.withdrawDependant({ seasonId, dependantId })).rejects.toMatchObject({
    code: 'registration.notFound',
  });
  await mine.registerDependant({ seasonId, dependantId, divisionId, mode: 'individual' });
  const waiting = await aRegistered(world);
  expect(await statusOf(world, waiting)).toBe('waitlisted');
  await familyApi.signedInAs(guardian).removeDependant({ dependantId });
  await product.drain();
  expect(await statusOf(world, waiting)).toBe('registered');
});

it('is for guardians who may answer, until the season is over', async () => {
  const { seasonId, divisionId, owner } = await aSeason();
  const [guardian, other, stranger] = [await aPerson(), await aPerson(), await aPerson()];
  const child = await aDependant(guardian);
  const { dependantId } = child;
  await addGuardian(child, guardian, other, { rights: ['pickup'] });
  await seasonsApi.signedInAs(guardian).registerDependant({ seasonId, dependantId, divisionId, mode: 'individual' });
  const withdraws = (person: { userId: string }) =>
    seasonsApi.signedInAs(person).withdrawDependant({ seasonId, dependantId });
  await expect(withdraws(other)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(withdraws(stranger)).rejects.toMatchObject({ code: 'dependant.notFound' });
  await seasonsApi.signedInAs(owner).moveSeason({ seasonId, version: 2, to: 'cancelled' });
  await expect(withdraws(guardian)).rejects.toMatchObject({ code: 'registration.notNow' });
});
