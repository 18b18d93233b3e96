import { expect, it } from 'vitest';
import { aPlayoff, games, noGame } from '#tests/support/competitions/playoff-api.ts';
import { product } from '#tests/support/product/product.ts';

it('takes a reset back for 24 hours, and not after', async () => {
  const { mine, gameId, sourceId } = await aPlayoff(4);
  const command = { type: 'enter_result' as const, matchId: 'W1-1', games: games(2, 1) };
  await mine.scorePlayoff({ gameId, version: 2, command });
  const played = (await mine.getPlayoff({ gameId })).playoff.bracket;
  const reset = await mine.resetPlayoff({ gameId, version: 3, command: { type: 'reset_bracket' } });
  const step = reset.status === 'applied' ? (reset.undo?.version ?? 0) : 0;
  expect(await mine.undoPlayoff({ gameId, version: 4, step })).toMatchObject({
    status: 'applied',
    playoff: { version: 5, bracket: played },
  });
  const undo = (version: number, to: string, from = step) => mine.undoPlayoff({ gameId: to, version, step: from });
  await expect(undo(4, gameId)).rejects.toMatchObject({ code: 'record.changed' });
  await expect(undo(5, sourceId)).rejects.toMatchObject({ code: 'playoff.notFound' });
  await expect(undo(5, noGame)).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(undo(5, gameId, 1)).rejects.toMatchObject({ code: 'playoff.undoOver' });
  product.clock.forwardMinutes(25 * 60);
  await expect(undo(5, gameId)).rejects.toMatchObject({ code: 'playoff.undoOver' });
  expect((await mine.getPlayoff({ gameId })).undo).toEqual([]);
});
