import { expect, it } from 'vitest';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { noDivision, noSeason } from '#tests/support/competitions/schedules/world.ts';
import { changesOf, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aScoredLeague, onRoster } from '#tests/support/competitions/statistics.ts';
import { aDependant } from '#tests/support/people/family.ts';

it('names players to visitors only where the season shows its rosters to visitors', async () => {
  const { at, boss, home, owner, seasonId, divisionId } = await aScoredLeague();
  const lines = [{ personId: home.player.userId, counts: { G: 2, A: 1 } }];
  await boss.enterStatistics({ ...at, entrantId: home.squadId, version: 0, lines });
  const read = () => gamesApi.signedOut().listSeasonLeaders({ seasonId, divisionId });
  expect(await read()).toEqual({ leaders: [] });
  const mine = seasonsApi.signedInAs(owner);
  const { season } = await mine.getSeason({ seasonId });
  await mine.changeSeason({ ...changesOf(season), rostersShown: 'everyone' });
  expect(await read()).toMatchObject({
    leaders: [{ name: home.player.displayName, entrantId: home.squadId, matches: 1, counts: { G: 2, A: 1 } }],
  });
});

it('names a child only to its captain, never on public pages', async () => {
  const { at, home, owner, seasonId, divisionId, boss } = await aScoredLeague();
  const { dependantId } = await aDependant(home.captain);
  await onRoster(seasonId, home.squadId, dependantId);
  const captain = gamesApi.signedInAs(home.captain);
  const lines = [{ personId: dependantId, counts: { G: 1 } }];
  await captain.enterStatistics({ ...at, entrantId: home.squadId, version: 0, lines });
  const mine = seasonsApi.signedInAs(owner);
  const { season } = await mine.getSeason({ seasonId });
  await mine.changeSeason({ ...changesOf(season), rostersShown: 'everyone' });
  expect(await gamesApi.signedOut().listSeasonLeaders({ seasonId, divisionId })).toEqual({ leaders: [] });
  expect((await captain.listMySeasonLeaders({ seasonId, divisionId })).leaders).toHaveLength(1);
  expect((await boss.getGame({ gameId: at.gameId })).lines).toHaveLength(1);
});

it('knows no season that is not there, and lists no players of an unknown division', async () => {
  const { seasonId } = await aScoredLeague();
  const visitor = gamesApi.signedOut();
  await expect(visitor.listSeasonLeaders({ seasonId: noSeason, divisionId: noDivision })).rejects.toMatchObject({
    code: 'season.notFound',
  });
  expect(await visitor.listSeasonLeaders({ seasonId, divisionId: noDivision })).toEqual({ leaders: [] });
});
