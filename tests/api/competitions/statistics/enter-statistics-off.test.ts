import { expect, it } from 'vitest';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aScoredLeague, registeredFor } from '#tests/support/competitions/statistics.ts';
import { switchFeatures } from '#tests/support/teams/features.ts';

it('neither shows nor takes what players do in seasons of a community that switched it off, and keeps it', async () => {
  const league = await aScoredLeague();
  const { at, boss, home, seasonId, divisionId } = league;
  await registeredFor(league, home.player, home.squadId);
  const lines = [{ personId: home.player.userId, counts: { G: 2 } }];
  await boss.enterStatistics({ ...at, entrantId: home.squadId, version: 0, lines });
  const player = gamesApi.signedInAs(home.player);
  const shown = async () => [
    (await boss.getGame({ gameId: at.gameId })).lines.length,
    (await boss.listMySeasonLeaders({ seasonId, divisionId })).leaders.length,
    (await player.getPlayerTotals({ userId: home.player.userId })).sports.length,
    (await boss.listMatchPlayers(at)).sides.length,
  ];
  expect(await shown()).toEqual([1, 1, 1, 2]);
  await switchFeatures(league, { stats: false });
  expect(await shown()).toEqual([0, 0, 0, 0]);
  await expect(boss.enterStatistics({ ...at, entrantId: home.squadId, version: 1, lines })).rejects.toMatchObject({
    code: 'team.featureOff',
  });
  await switchFeatures(league, { stats: true });
  expect(await shown()).toEqual([1, 1, 1, 2]);
});
