import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aDraftSeason,
  aSeason,
  aSquad,
  registers,
  type SeasonWorld,
  seasonsApi,
} from '#tests/support/competitions/seasons.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';

async function aChild(differences = {}) {
  const guardian = await aPerson();
  const { dependantId } = await aDependant(guardian, differences);
  return { guardian, dependantId };
}

const registering = ({ seasonId, divisionId }: SeasonWorld, dependantId: string) => ({
  seasonId,
  divisionId,
  dependantId,
  mode: 'individual' as const,
});

it('registers a child that the guardian then sees in the season, and withdraws it', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  const { guardian, dependantId } = await aChild();
  const mine = seasonsApi.signedInAs(guardian);
  await expect(mine.registerDependant(registering(world, dependantId))).resolves.toMatchObject({
    userId: dependantId,
    status: 'registered',
    displayName: 'Kim C.',
  });
  await expect(mine.registerDependant(registering(world, dependantId))).rejects.toMatchObject({
    code: 'registration.already',
  });
  const { family, registration } = await mine.getSeason({ seasonId });
  expect(family).toMatchObject([
    { dependantId, firstName: 'Kim', mayAnswer: true, registration: { status: 'registered' } },
  ]);
  expect(registration).toBeUndefined();
  await mine.withdrawDependant({ seasonId, dependantId });
  expect((await mine.getSeason({ seasonId })).family[0]?.registration).toBeUndefined();
});

it('judges a child by its age, and lets it lead no team', async () => {
  const { guardian, dependantId } = await aChild();
  const grown = await aSeason({ rosterRules: { minAge: 18 } });
  const mine = seasonsApi.signedInAs(guardian);
  await expect(mine.registerDependant(registering(grown, dependantId))).rejects.toMatchObject({
    code: 'registration.notEligible',
  });
  const world = await aSeason();
  const leads = { ...registering(world, dependantId), mode: 'create_team' as const, squad: { name: 'Kids' } };
  await expect(mine.registerDependant(leads)).rejects.toMatchObject({ code: 'registration.wrongMode' });
});

it('is for guardians with the right to answer; any other caller gets not found', async () => {
  const world = await aSeason();
  const child = await aChild();
  const [other, stranger] = [await aPerson(), await aPerson()];
  await addGuardian(child, child.guardian, other, { rights: ['pickup'] });
  const asked = registering(world, child.dependantId);
  await expect(seasonsApi.signedInAs(other).registerDependant(asked)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(seasonsApi.signedInAs(stranger).registerDependant(asked)).rejects.toMatchObject({
    code: 'dependant.notFound',
  });
});

it('names a child in a squad to its captain, the organisers and its guardians alone, and never makes it the captain', async () => {
  const world = await aSeason({ rostersShown: 'everyone' });
  const { seasonId } = world;
  const { captain, code, squadId } = await aSquad(world);
  const { guardian, dependantId } = await aChild();
  const mine = seasonsApi.signedInAs(guardian);
  const joins = { ...registering(world, dependantId), mode: 'join_team' as const, squadCode: code };
  await expect(mine.registerDependant(joins)).resolves.toMatchObject({ status: 'placed', squadIds: [squadId] });
  const player = await aPerson();
  await registers(world, player, { mode: 'join_team', squadCode: code });
  const namesFor = async (person: { userId: string }) =>
    (await seasonsApi.signedInAs(person).getSeason({ seasonId })).squads[0]?.roster.map(
      ({ displayName }) => displayName,
    );
  for (const person of [captain, world.owner, guardian]) expect(await namesFor(person)).toContain('Kim C.');
  expect(await namesFor(player)).toHaveLength(2);
  const { squads } = await seasonsApi.signedOut().getPublicSeason({ seasonId });
  expect(squads[0]).toMatchObject({ playerCount: 3, roster: [{}, {}] });
  for (const person of [player, captain]) await seasonsApi.signedInAs(person).withdrawRegistration({ seasonId });
  const left = (await mine.getSeason({ seasonId })).squads[0];
  expect(left).toMatchObject({ status: 'forming', playerCount: 1 });
  expect(left?.captainId).toBeUndefined();
});

it('goes by the rules that hold for every player', async () => {
  const { guardian, dependantId } = await aChild();
  const mine = seasonsApi.signedInAs(guardian);
  const draft = await aDraftSeason({ registrationModes: ['individual'] });
  const world = await aSeason();
  await expect(mine.registerDependant(registering(draft, dependantId))).rejects.toMatchObject({
    code: 'season.notFound',
  });
  const code = '22222222';
  await expect(
    mine.registerDependant({ ...registering(world, dependantId), mode: 'join_team', squadCode: code }),
  ).rejects.toMatchObject({ code: 'registration.codeInvalid' });
  const { groupCode } = await registers(world, await aPerson(), { mode: 'small_group' });
  const friends = { mode: 'small_group' as const, groupCode: groupCode ?? '' };
  for (let more = 0; more < 5; more += 1) await registers(world, await aPerson(), friends);
  await expect(mine.registerDependant({ ...registering(world, dependantId), ...friends })).rejects.toMatchObject({
    code: 'registration.groupFull',
  });
  const { seasonId, owner } = world;
  await seasonsApi.signedInAs(owner).moveSeason({ seasonId, version: 2, to: 'registration_closed' });
  await expect(mine.registerDependant(registering(world, dependantId))).rejects.toMatchObject({
    code: 'registration.notOpen',
  });
});
