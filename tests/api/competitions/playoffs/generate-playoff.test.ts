import { expect, it } from 'vitest';
import { createGameReader } from '#lambdas/competitions/games/game-store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { aGame, aPlayoff, games, made, noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';

const single = { format: 'single' as const };
const bye = { slotState: 'bye' as const };

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
  const schedule = { start: '2028-05-04T09:00:00Z', until: '2028-05-04T09:30:00Z', courts: ['1'], durationMin: 30 };
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

it('keeps courts and times through results, and finds new ones where a team gets a bye', async () => {
  const { host, gameId: sourceId } = await aGame(4);
  const schedule = { start: '2028-05-04T09:00:00.000Z', courts: ['1', '2'], durationMin: 30 };
  const { gameId, places, unplaced } = await made(host, sourceId, { configuration: { ...single, schedule } });
  const at = (clock: string, court: string) => ({ startsAt: `2028-05-04T${clock}:00.000Z`, court });
  const final = { matchId: 'W2-1', ...at('09:30', '1') };
  expect(places).toEqual([{ matchId: 'W1-1', ...at('09:00', '1') }, { matchId: 'W1-2', ...at('09:00', '2') }, final]);
  expect(unplaced).toEqual([]);
  const mine = playoffsApi.signedInAs(host);
  await mine.runPlayoff({ gameId, version: 1, command: { type: 'withdraw', entrantId: 'e4' } });
  const seeds = [...['e1', 'e2', 'e3'].map((entrantId) => ({ slotState: 'set', entrantId }) as const), bye];
  await mine.runPlayoff({ gameId, version: 2, command: { type: 'edit_seeds', seeds } });
  const left = [{ matchId: 'W1-2', ...at('09:00', '1') }, final];
  await expect(mine.getPlayoff({ gameId })).resolves.toMatchObject({ playoff: { places: left } });
  await mine.runPlayoff({ gameId, version: 3, command: { type: 'confirm_seeds' } });
  const command = { type: 'enter_result' as const, matchId: 'W1-2', games: games(2, 0) };
  const scored = await mine.scorePlayoff({ gameId, version: 4, command });
  expect(scored).toMatchObject({ status: 'applied', playoff: { places: left, unplaced: [] } });
});

it('says of each match that finds no room what keeps it from one', async () => {
  const { host, gameId } = await aGame(4);
  const schedule = { start: '2028-05-04T09:00:00Z', until: '2028-05-04T10:00:00Z', courts: ['1'], durationMin: 30 };
  const answer = await playoffsApi.signedInAs(host).generatePlayoff({ gameId, configuration: { ...single, schedule } });
  const unplaced = [{ matchId: 'W2-1', label: 'Final', reason: 'rest' }];
  expect(answer).toMatchObject({ status: 'failed', error: { needed: 3, placed: 2, unplaced } });
});
