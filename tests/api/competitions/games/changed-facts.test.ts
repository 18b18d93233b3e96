import { expect, it } from 'vitest';
import { gameChanged } from '#shared/competitions/games/messages.ts';
import { tournamentChanged } from '#shared/competitions/tournaments/messages.ts';
import { aDuel } from '#tests/support/competitions/games.ts';
import { aPlayoff, games } from '#tests/support/competitions/playoff-api.ts';
import { aLive } from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';
import { published } from '#tests/support/product/published.ts';

async function timesOfGame(gameId: string): Promise<number> {
  await product.drain();
  return published(gameChanged).filter(({ data }) => data.gameId === gameId).length;
}

/** How many facts of a game its change makes. */
async function madeBy(gameId: string, change: () => Promise<unknown>): Promise<number> {
  const before = await timesOfGame(gameId);
  await change();
  return (await timesOfGame(gameId)) - before;
}

it('tells of every score that is entered or answered in a game, and of no refused one', async () => {
  const { at, home, enter } = await aDuel();
  expect(await madeBy(at.gameId, () => enter(home, 1, [2, 1]))).toBe(1);
  expect(await madeBy(at.gameId, () => enter(home, 1, [2, 1]).catch(() => undefined))).toBe(0);
});

it('tells of every score of a playoff, and that its source is held by it', async () => {
  const { mine, gameId, sourceId } = await aPlayoff(4);
  expect(await timesOfGame(sourceId)).toBeGreaterThan(0);
  const command = { type: 'enter_result' as const, matchId: 'W1-1', games: games(3, 1) };
  const before = await timesOfGame(sourceId);
  expect(await madeBy(gameId, () => mine.scorePlayoff({ gameId, version: 2, command }))).toBe(1);
  expect(await timesOfGame(sourceId)).toBe(before + 1);
});

it('tells of what the desk of a tournament decides', async () => {
  const { desk, tournamentId } = await aLive({}, 2);
  const times = async () => {
    await product.drain();
    return published(tournamentChanged).filter(({ data }) => data.tournamentId === tournamentId).length;
  };
  const [first] = (await desk.getDesk({ tournamentId })).matches;
  const before = await times();
  await desk.runDesk({ tournamentId, command: { type: 'call', key: first!.key } });
  expect(await times()).toBe(before + 1);
});

it('carries ids alone', () => {
  expect(Object.keys(gameChanged.data.shape)).toEqual(['gameId', 'matchId']);
  expect(Object.keys(tournamentChanged.data.shape)).toEqual(['tournamentId']);
});
