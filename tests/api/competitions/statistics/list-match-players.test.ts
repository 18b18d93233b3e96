import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { gamesApi, noGame, noMatch } from '#tests/support/competitions/games.ts';
import { aScoredLeague } from '#tests/support/competitions/statistics.ts';

it('lists both squads to who runs the season, and a captain their own', async () => {
  const { at, boss, home, away } = await aScoredLeague();
  const all = await boss.listMatchPlayers(at);
  expect(all.sides).toMatchObject([
    {
      entrantId: home.squadId,
      version: 0,
      players: [home.captain, home.player].map(({ userId, displayName }) => ({
        personId: userId,
        name: displayName,
        counts: {},
      })),
    },
    { entrantId: away.squadId },
  ]);
  const own = await gamesApi.signedInAs(away.captain).listMatchPlayers(at);
  expect(own.sides.map(({ entrantId }) => entrantId)).toEqual([away.squadId]);
});

it('is none of the business of others', async () => {
  const { at, boss, home } = await aScoredLeague();
  for (const person of [home.player, await aPerson()])
    await expect(gamesApi.signedInAs(person).listMatchPlayers(at)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(boss.listMatchPlayers({ ...at, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(boss.listMatchPlayers({ ...at, matchId: noMatch })).rejects.toMatchObject({
    code: 'game.matchNotFound',
  });
});
