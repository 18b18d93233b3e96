import { expect, it } from 'vitest';
import { aPlayoff, games, noGame } from '#tests/support/competitions/playoff-api.ts';

it('resets all that was played and keeps the seeds', async () => {
  const { mine, gameId, sourceId } = await aPlayoff(4);
  const before = (await mine.getPlayoff({ gameId })).playoff.bracket;
  const command = { type: 'enter_result' as const, matchId: 'W1-1', games: games(2, 1) };
  await mine.scorePlayoff({ gameId, version: 2, command });
  const reset = { type: 'reset_bracket' as const };
  const outcome = await mine.resetPlayoff({ gameId, version: 3, command: reset });
  expect(outcome).toMatchObject({ status: 'applied', lost: [{ matchId: 'W1-1' }], playoff: { bracket: before } });
  await expect(mine.resetPlayoff({ gameId, version: 3, command: reset })).rejects.toMatchObject({
    code: 'record.changed',
  });
  const elsewhere = (id: string) => mine.resetPlayoff({ gameId: id, version: 4, command: reset });
  await expect(elsewhere(sourceId)).rejects.toMatchObject({ code: 'playoff.notFound' });
  await expect(elsewhere(noGame)).rejects.toMatchObject({ code: 'game.notFound' });
});
