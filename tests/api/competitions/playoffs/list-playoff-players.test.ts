import { expect, it } from 'vitest';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';
import { aCupOfLeague } from '#tests/support/competitions/statistics.ts';

it('lists both squads to who runs the season, and a captain their own', async () => {
  const { home, away, list, season } = await aCupOfLeague();
  const all = (await list(season.owner)).sides;
  expect(all.map(({ entrantId }) => entrantId)).toEqual([home.squadId, away.squadId]);
  expect(all[0]?.players.map(({ personId }) => personId)).toEqual([home.captain.userId, home.player.userId]);
  expect((await list(away.captain)).sides.map(({ entrantId }) => entrantId)).toEqual([away.squadId]);
});

it('is none of the business of others', async () => {
  const { at, list, home, season } = await aCupOfLeague();
  for (const person of [home.player, await aPerson()])
    await expect(list(person)).rejects.toMatchObject({ code: 'access.denied' });
  const boss = playoffsApi.signedInAs(season.owner);
  const source = divisionGameId(season.seasonId, season.divisionId);
  await expect(boss.listPlayoffPlayers({ ...at, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(boss.listPlayoffPlayers({ ...at, gameId: source })).rejects.toMatchObject({ code: 'playoff.notFound' });
  await expect(boss.listPlayoffPlayers({ ...at, matchId: 'W9-9' })).rejects.toMatchObject({
    code: 'game.matchNotFound',
  });
});
