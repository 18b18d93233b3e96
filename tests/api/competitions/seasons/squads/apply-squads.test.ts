import { expect, it } from 'vitest';
import { aRegistered, aSeason, noSeason, noSquad, seasonsApi, statusOf } from '#tests/support/competitions/seasons.ts';

it('makes the squads of a plan, once however often it is asked for', async () => {
  const capacity = { teams: 2 };
  const world = await aSeason({ divisions: [{ name: 'Open', capacity }], rosterRules: { maxSize: 2 } });
  const people = [await aRegistered(world), await aRegistered(world), await aRegistered(world)];
  const { seasonId, divisionId } = world;
  const userIds = people.slice(0, 2).map(({ userId }) => userId);
  const mine = seasonsApi.signedInAs(world.owner);
  const apply = (differences = {}, season = seasonId) =>
    mine.applySquads({ seasonId: season, divisionId, squads: [{ name: 'Comets', userIds, ...differences }] });
  const all = people.map(({ userId }) => userId);
  await expect(apply({ userIds: all })).rejects.toMatchObject({ code: 'registration.notEligible' });
  const { placed, squadIds } = await apply();
  expect([placed, squadIds.length, (await apply()).placed]).toEqual([2, 1, 0]);
  expect(await statusOf(world, people[0]!)).toBe('placed');
  await expect(apply({ name: 'Others' })).rejects.toMatchObject({ code: 'registration.notNow' });
  await apply({ name: 'Second', userIds: [] });
  await expect(apply({ name: 'Third', userIds: [] })).rejects.toMatchObject({ code: 'season.tooMany' });
  await expect(apply({ squadId: noSquad })).rejects.toMatchObject({ code: 'squad.notFound' });
  await expect(apply({}, noSeason)).rejects.toMatchObject({ code: 'season.notFound' });
});
