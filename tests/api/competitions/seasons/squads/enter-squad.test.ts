import { expect, it } from 'vitest';
import { aSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('enters squads as long as the division has room', async () => {
  const { owner, seasonId, divisionId } = await aSeason({ divisions: [{ name: 'Open', capacity: { teams: 2 } }] });
  const mine = seasonsApi.signedInAs(owner);
  const enter = (name: string, differences = {}) => mine.enterSquad({ seasonId, divisionId, name, ...differences });
  expect(await enter('One', { seed: 1 })).toMatchObject({ name: 'One', seed: 1, status: 'forming', playerCount: 0 });
  await enter('Two');
  await expect(enter('Three')).rejects.toMatchObject({ code: 'season.tooMany' });
  const elsewhere = { divisionId: 'div_00000000000000000000000000' };
  await expect(enter('Four', elsewhere)).rejects.toMatchObject({ code: 'registration.notEligible' });
  await expect(enter('Five', { seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});

it('enters no outside team that its community does not list', async () => {
  const { owner, seasonId, divisionId } = await aSeason();
  const entry = { seasonId, divisionId, name: 'Comets', externalTeamId: 'ext_00000000000000000000000000' };
  await expect(seasonsApi.signedInAs(owner).enterSquad(entry)).rejects.toMatchObject({
    code: 'externalTeam.notFound',
  });
});
