import { expect, it } from 'vitest';
import { aDrawnGame, gamesApi, locked, noGame } from '#tests/support/competitions/games.ts';

it('ends a game, takes it up again, and refuses what is not as it was', async () => {
  const { gameId, host } = await aDrawnGame();
  const mine = gamesApi.signedInAs(host);
  const { game } = await mine.endGame({ gameId, version: 2, to: 'completed' });
  expect(game.status).toBe('completed');
  expect((await mine.endGame({ gameId, version: 3, to: 'in_progress' })).game.status).toBe('in_progress');
  await expect(mine.endGame({ gameId, version: 2, to: 'abandoned' })).rejects.toMatchObject({ code: 'record.changed' });
  const unknown = { gameId: noGame, version: 1, to: 'abandoned' as const };
  await expect(mine.endGame(unknown)).rejects.toMatchObject({ code: 'game.notFound' });
  const version = await locked({ gameId });
  await expect(mine.endGame({ gameId, version, to: 'abandoned' })).rejects.toMatchObject({ code: 'game.locked' });
});
