import { expect, it } from 'vitest';
import { aPlayoff, games, made, noGame } from '#tests/support/competitions/playoff-api.ts';
import { product } from '#tests/support/product/product.ts';

it('brings back what was deleted for 24 hours, with every score', async () => {
  const { host, mine, gameId: playoffId, sourceId: gameId } = await aPlayoff(4);
  const command = { type: 'enter_result' as const, matchId: 'W1-1', games: games(2, 1) };
  await mine.scorePlayoff({ gameId: playoffId, version: 2, command });
  const before = (await mine.getPlayoff({ gameId: playoffId })).playoff;
  await mine.deletePlayoff({ gameId: playoffId, version: 3 });
  const other = await made(host, gameId);
  await expect(mine.restorePlayoff({ gameId, playoffId })).rejects.toMatchObject({ code: 'playoff.exists' });
  await mine.deletePlayoff({ gameId: other.gameId, version: 1 });
  const restored = await mine.restorePlayoff({ gameId, playoffId });
  expect(restored.bracket).toEqual(before.bracket);
  expect(await mine.restorePlayoff({ gameId, playoffId })).toEqual(restored);
  await expect(mine.restorePlayoff({ gameId, playoffId: noGame })).rejects.toMatchObject({
    code: 'playoff.notFound',
  });
  await expect(mine.restorePlayoff({ gameId: noGame, playoffId })).rejects.toMatchObject({ code: 'game.notFound' });
  await mine.deletePlayoff({ gameId: playoffId, version: restored.version });
  product.clock.forwardMinutes(25 * 60);
  await expect(mine.restorePlayoff({ gameId, playoffId })).rejects.toMatchObject({ code: 'playoff.undoOver' });
});
