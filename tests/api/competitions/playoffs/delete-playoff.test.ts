import { expect, it } from 'vitest';
import { createGameReader } from '#lambdas/competitions/games/game-store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aPlayoff, games, made, noGame } from '#tests/support/competitions/playoff-api.ts';

it('deletes a playoff with its game, and leads back to the game that it was made from', async () => {
  const { host, mine, gameId, sourceId } = await aPlayoff(4);
  const playoffOf = async () => (await gamesApi.signedOut().getPublicGame({ gameId: sourceId })).playoffId;
  expect(await playoffOf()).toBe(gameId);
  const command = { type: 'enter_result' as const, matchId: 'W1-1', games: games(2, 1) };
  await mine.scorePlayoff({ gameId, version: 2, command });
  await expect(mine.deletePlayoff({ gameId, version: 2 })).rejects.toMatchObject({ code: 'record.changed' });
  expect(await mine.deletePlayoff({ gameId, version: 3 })).toEqual({ playoffId: gameId, sourceGameId: sourceId });
  const reader = createGameReader(table());
  expect(await reader.find(gameId)).toBeUndefined();
  expect((await reader.find(sourceId))?.status).toBe('completed');
  expect(await playoffOf()).toBeUndefined();
  await expect(mine.deletePlayoff({ gameId, version: 4 })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(mine.deletePlayoff({ gameId: sourceId, version: 1 })).rejects.toMatchObject({
    code: 'playoff.notFound',
  });
  await expect(mine.deletePlayoff({ gameId: noGame, version: 1 })).rejects.toMatchObject({ code: 'game.notFound' });
  expect((await made(host, sourceId)).version).toBe(1);
});
