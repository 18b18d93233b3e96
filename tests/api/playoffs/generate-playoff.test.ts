import { expect, it } from 'vitest';
import { createGameReader } from '#lambdas/competitions/games/game-store.ts';
import { table } from '#lambdas/kernel/table.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { aGame, aPlayoff, made, noGame, playoffsApi } from '#tests/support/playoff-api.ts';

const single = { format: 'single' as const };

it('makes a playoff of a game, which is a game of its own beside it', async () => {
  const { host, gameId, eventId } = await aGame(5);
  const playoff = await made(host, gameId);
  expect(playoff).toMatchObject({ sourceGameId: gameId, version: 1, name: 'Open singles playoff' });
  expect(playoff.names.e1).toBe('Team 1');
  expect(readBracket(playoff.bracket).matches).toHaveLength(7);
  const game = await createGameReader(table()).find(playoff.gameId);
  expect(game).toMatchObject({ sourceGameId: gameId, eventId, format: 'single_elimination', status: 'setup' });
});

it('makes one playoff of a request that is repeated', async () => {
  const { host, gameId } = await aGame(4);
  const [once, twice] = await Promise.all([0, 1].map(() => generated(host, gameId, 'the-same-key-00000001')));
  expect([once, twice].filter((answer) => answer !== undefined).length).toBeGreaterThan(0);
  expect(await generated(host, gameId, 'the-same-key-00000001')).toBe(once ?? twice);
});

async function generated(host: Parameters<typeof made>[0], gameId: string, key: string) {
  const answer = await playoffsApi
    .signedInAs(host)
    .generatePlayoff({ gameId, configuration: single }, { idempotencyKey: key })
    .catch(() => undefined);
  return answer?.status === 'generated' ? answer.playoff.gameId : undefined;
}

it('says why no playoff came of it: too few, too many, no room, or one that stands', async () => {
  const codeOf = async (entrants: number, configuration: object) => {
    const { host, gameId } = await aGame(entrants);
    const mine = playoffsApi.signedInAs(host);
    const answer = await mine.generatePlayoff({ gameId, configuration: { ...single, ...configuration } });
    return answer.status === 'failed' ? answer.error.code : answer.status;
  };
  expect(await codeOf(1, {})).toBe('not_enough_participants');
  expect(await codeOf(8, { size: 4 })).toBe('size_too_large');
  const schedule = { start: '2031-05-01T09:00:00Z', until: '2031-05-01T09:30:00Z', courts: ['1'], durationMin: 30 };
  expect(await codeOf(4, { schedule })).toBe('slots_insufficient');
  const { host, sourceId, gameId } = await aPlayoff();
  const mine = playoffsApi.signedInAs(host);
  const again = { gameId: sourceId, configuration: single };
  expect(await mine.generatePlayoff(again)).toEqual({
    status: 'failed',
    error: { code: 'already_exists', playoffId: gameId },
    names: {},
  });
  expect((await mine.generatePlayoff({ ...again, replace: true })).status).toBe('generated');
  await expect(mine.getPlayoff({ gameId })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(mine.generatePlayoff({ ...again, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
});
