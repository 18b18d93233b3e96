import { expect, it } from 'vitest';
import { createGameReader } from '#lambdas/competitions/games/game-store.ts';
import { table } from '#lambdas/kernel/table.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { aPlayoff, games, noGame } from '#tests/support/playoff-api.ts';

const enter = (matchId: string) => ({ type: 'enter_result' as const, matchId, games: games(3, 1) });

it('takes scores until there is a champion, and holds the standings it was made from', async () => {
  const { mine, gameId, sourceId } = await aPlayoff(4);
  const statusOf = async (id: string) => (await createGameReader(table()).find(id))?.status;
  expect(await statusOf(gameId)).toBe('ready');
  await mine.scorePlayoff({ gameId, version: 2, command: { type: 'start_match', matchId: 'W1-1' } });
  expect([await statusOf(gameId), await statusOf(sourceId)]).toEqual(['in_progress', 'ready']);
  await mine.scorePlayoff({ gameId, version: 3, command: enter('W1-1') });
  expect(await statusOf(sourceId)).toBe('locked');
  await mine.scorePlayoff({ gameId, version: 4, command: enter('W1-2') });
  const last = await mine.scorePlayoff({ gameId, version: 5, command: enter('W2-1') });
  const bracket = last.status === 'applied' ? last.playoff.bracket : expect.fail();
  expect(readBracket(bracket)).toMatchObject({ state: 'completed', champion: 'e1' });
  expect(await statusOf(gameId)).toBe('completed');
});

it('refuses a version that is no longer the newest, and says what cannot be recorded', async () => {
  const { mine, gameId, sourceId } = await aPlayoff(4);
  const command = enter('W1-1');
  await expect(mine.scorePlayoff({ gameId, version: 1, command })).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 2 },
  });
  expect(await mine.scorePlayoff({ gameId, version: 2, command: enter('W2-1') })).toEqual({
    status: 'refused',
    reason: 'not_ready',
  });
  const elsewhere = (id: string) => mine.scorePlayoff({ gameId: id, version: 2, command });
  await expect(elsewhere(sourceId)).rejects.toMatchObject({ code: 'playoff.notFound' });
  await expect(elsewhere(noGame)).rejects.toMatchObject({ code: 'game.notFound' });
});
