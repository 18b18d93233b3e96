import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { noDivision, noSeason } from '#tests/support/competitions/schedules/world.ts';
import { aScoredLeague } from '#tests/support/competitions/statistics.ts';

it('names players to those who play in the season, and not to strangers', async () => {
  const { at, boss, home, away, seasonId, divisionId } = await aScoredLeague();
  const lines = [{ personId: home.player.userId, counts: { G: 2 } }];
  await boss.enterStatistics({ ...at, entrantId: home.squadId, version: 0, lines });
  const of = { seasonId, divisionId };
  const seen = await gamesApi.signedInAs(away.player).listMySeasonLeaders(of);
  expect(seen.leaders).toMatchObject([{ name: home.player.displayName, counts: { G: 2 } }]);
  expect(await gamesApi.signedInAs(await aPerson()).listMySeasonLeaders(of)).toEqual({ leaders: [] });
  const unknown = gamesApi.signedInAs(home.player).listMySeasonLeaders({ seasonId: noSeason, divisionId: noDivision });
  await expect(unknown).rejects.toMatchObject({ code: 'season.notFound' });
});
