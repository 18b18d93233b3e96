import { expect, it } from 'vitest';
import { aRegistered, aSeason, aSquad, noSeason, noSquad, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('is confirmed with enough players, and disqualified by organisers alone', async () => {
  const world = await aSeason({ rosterRules: { minSize: 2 } });
  const { captain, squadId, code } = await aSquad(world);
  const { seasonId, owner } = world;
  const set = (to: never, version: number, person = captain, id = squadId, season = seasonId) =>
    seasonsApi.signedInAs(person).setSquadStanding({ seasonId: season, squadId: id, version, to });
  await expect(set('confirmed' as never, 1)).rejects.toMatchObject({
    code: 'squad.tooSmall',
    fields: { roster: 'Comets has 1 of at least 2 players.' },
  });
  const player = await aRegistered(world, { mode: 'join_team', squadCode: code });
  await expect(set('confirmed' as never, 1)).rejects.toMatchObject({ code: 'record.changed' });
  expect(await set('confirmed' as never, 2)).toMatchObject({ status: 'confirmed' });
  await expect(set('disqualified' as never, 3)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(set('forming' as never, 3, player)).rejects.toMatchObject({ code: 'access.denied' });
  await set('disqualified' as never, 3, owner);
  await expect(set('confirmed' as never, 4, owner)).rejects.toMatchObject({ code: 'squad.notNow' });
  expect(await set('forming' as never, 4, owner)).toMatchObject({ status: 'forming' });
  await expect(set('forming' as never, 1, owner, noSquad)).rejects.toMatchObject({ code: 'squad.notFound' });
  const nowhere = set('forming' as never, 1, owner, squadId, noSeason);
  await expect(nowhere).rejects.toMatchObject({ code: 'season.notFound' });
});
