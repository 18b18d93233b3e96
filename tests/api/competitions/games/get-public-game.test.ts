import { expect, it } from 'vitest';
import { errors } from '#shared/errors.ts';
import { aDuel, gamesApi, noGame } from '#tests/support/competitions/games.ts';

it('shows a game with its matches and no accounts of who plays', async () => {
  const { at } = await aDuel();
  const { game, matches } = await gamesApi.signedOut().getPublicGame({ gameId: at.gameId });
  expect(matches).toMatchObject([{ matchId: at.matchId, status: 'ready' }]);
  expect(game.entrants.map(({ personIds }) => personIds)).toEqual([[], []]);
});

it('knows no other game', async () => {
  const unknown = gamesApi.signedOut().getPublicGame({ gameId: noGame });
  await expect(unknown).rejects.toMatchObject({ code: 'game.notFound' });
  expect(errors['game.notFound'].title).toBe('Game not found');
});
