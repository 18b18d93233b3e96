import { expect, it } from 'vitest';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aPublished } from '#tests/support/competitions/schedules/world.ts';
import { aMember, hideTeam } from '#tests/support/teams/teams.ts';

it('lists the games of a season of a private community for its members only', async () => {
  const world = await aPublished();
  const { seasonId, divisionId } = world;
  await hideTeam(world);
  const { games } = await gamesApi.signedInAs(await aMember(world)).listMySeasonGames({ seasonId });
  expect(games).toMatchObject([{ gameId: divisionGameId(seasonId, divisionId), entrantCount: 4 }]);
  const stranger = gamesApi.signedInAs(await aPerson()).listMySeasonGames({ seasonId });
  await expect(stranger).rejects.toMatchObject({ code: 'season.notFound' });
});
