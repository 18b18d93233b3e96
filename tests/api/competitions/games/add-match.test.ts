import { expect, it } from 'vitest';
import { aDuel, gamesApi, noGame, standing } from '#tests/support/competitions/games.ts';

it('lets a player on the ladder challenge another within reach, for themselves only', async () => {
  const { at, host, home, away } = await aDuel({ format: 'challenge_list' });
  const { gameId } = at;
  const challenge = { gameId, challengerId: 'e2', challengedId: 'e1' };
  await expect(gamesApi.signedInAs(home).addMatch(challenge)).rejects.toMatchObject({ code: 'access.denied' });
  const made = await gamesApi.signedInAs(away).addMatch(challenge);
  expect(made.sides.map(({ entrantId }) => entrantId)).toEqual(['e1', 'e2']);
  const mine = gamesApi.signedInAs(host);
  await expect(mine.addMatch(challenge)).rejects.toMatchObject({ code: 'game.entrantUnknown' });
  await expect(mine.addMatch({ ...challenge, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  await standing(gameId, 'completed');
  await expect(mine.addMatch(challenge)).rejects.toMatchObject({ code: 'game.over' });
});
