import { expect, it } from 'vitest';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aPublished, noSeason } from '#tests/support/competitions/schedules/world.ts';

it('lists the game of every division whose schedule is published', async () => {
  const { seasonId, divisionId } = await aPublished();
  const { games } = await gamesApi.signedOut().listSeasonGames({ seasonId });
  expect(games).toMatchObject([{ gameId: divisionGameId(seasonId, divisionId), entrantCount: 4 }]);
});

it('says nothing of a season that is not there', async () => {
  await expect(gamesApi.signedOut().listSeasonGames({ seasonId: noSeason })).rejects.toMatchObject({
    code: 'season.notFound',
  });
});
