import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aRegistered,
  aSeason,
  aSquad,
  noSeason,
  registers,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';

it('gives the place of a guardian to their child, who has it at once', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const { seasonId } = world;
  const [guardian, waiting] = [await aRegistered(world), await aRegistered(world)];
  const { dependantId } = await aDependant(guardian);
  const mine = seasonsApi.signedInAs(guardian);
  expect(await mine.givePlaceToDependant({ seasonId, dependantId })).toMatchObject({
    userId: dependantId,
    status: 'registered',
    carriedFrom: { seasonId, userId: guardian.userId },
  });
  expect([await statusOf(world, guardian), await statusOf(world, waiting)]).toEqual(['transferred', 'waitlisted']);
  const again = mine.givePlaceToDependant({ seasonId, dependantId });
  await expect(again).rejects.toMatchObject({ code: 'registration.notFound' });
});

it('gives nothing to children of others, or of guardians who may not answer for them', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  const [first, second] = [await aPerson(), await aRegistered(world)];
  const child = await aDependant(first);
  const give = () => seasonsApi.signedInAs(second).givePlaceToDependant({ seasonId, dependantId: child.dependantId });
  await expect(give()).rejects.toMatchObject({ code: 'dependant.notFound' });
  await addGuardian(child, first, second, { rights: ['pickup'] });
  await expect(give()).rejects.toMatchObject({ code: 'access.denied' });
});

it('gives no place that there is not, and none to a child that has one or would lead a team', async () => {
  const world = await aSeason();
  const { seasonId, divisionId } = world;
  const { captain } = await aSquad(world);
  const { dependantId } = await aDependant(captain);
  const give = (id = seasonId) => seasonsApi.signedInAs(captain).givePlaceToDependant({ seasonId: id, dependantId });
  await expect(give()).rejects.toMatchObject({ code: 'registration.cannotTake' });
  await expect(give(noSeason)).rejects.toMatchObject({ code: 'registration.notFound' });
  const guardian = await aRegistered(world);
  const child = await aDependant(guardian);
  const mine = seasonsApi.signedInAs(guardian);
  await mine.registerDependant({ seasonId, divisionId, mode: 'individual', dependantId: child.dependantId });
  const both = mine.givePlaceToDependant({ seasonId, dependantId: child.dependantId });
  await expect(both).rejects.toMatchObject({ code: 'registration.already' });
});

it('gives no place in line', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  await aRegistered(world);
  const waiting = await aPerson();
  await registers(world, waiting);
  const { dependantId } = await aDependant(waiting);
  const giving = seasonsApi.signedInAs(waiting).givePlaceToDependant({ seasonId: world.seasonId, dependantId });
  await expect(giving).rejects.toMatchObject({ code: 'registration.notNow' });
});
