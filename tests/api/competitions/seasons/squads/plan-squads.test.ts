import { expect, it } from 'vitest';
import { aRegistered, aSeason, aSquad, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('shows where each player without a squad would go, and why, and changes nothing', async () => {
  const world = await aSeason({ rosterRules: { maxSize: 3 } });
  const { squadId } = await aSquad(world);
  const first = await aRegistered(world);
  await aRegistered(world, { mode: 'individual', answers: { notWith: [first.userId] } });
  await aRegistered(world, { mode: 'sub_only' });
  const mine = seasonsApi.signedInAs(world.owner);
  const { seasonId, divisionId } = world;
  const plan = await mine.planSquads({ seasonId, divisionId, newSquads: 1 });
  expect(plan.squads.map((squad) => squad.squadId)).toEqual([squadId, undefined]);
  expect(plan.squads.flatMap(({ players }) => players)).toHaveLength(2);
  for (const { why } of plan.squads.flatMap(({ players }) => players)) expect(why).toMatch(/\.$/);
  expect((await mine.getSeason({ seasonId })).squads).toHaveLength(1);
  const nowhere = mine.planSquads({ seasonId: noSeason, divisionId });
  await expect(nowhere).rejects.toMatchObject({ code: 'season.notFound' });
});

it('plans no more teams than the division has room for', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { teams: 2 } }] });
  await aSquad(world);
  const { seasonId, divisionId, owner } = world;
  const mine = seasonsApi.signedInAs(owner);
  const tooMany = mine.planSquads({ seasonId, divisionId, newSquads: 2 });
  const fields = { newSquads: 'The division has room for 1 more team.' };
  await expect(tooMany).rejects.toMatchObject({ code: 'season.tooMany', detail: { fields } });
  expect((await mine.planSquads({ seasonId, divisionId, newSquads: 1 })).squads).toHaveLength(2);
});
