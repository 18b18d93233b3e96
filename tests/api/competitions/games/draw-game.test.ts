import { expect, it } from 'vitest';
import { aDuel, aGame, gamesApi, locked, noGame, outsiders } from '#tests/support/competitions/games.ts';

it('makes all matches of a round robin, more than one transaction holds, and makes them anew', async () => {
  const { gameId, host } = await aGame({ format: 'round_robin', entrants: outsiders(16) });
  const mine = gamesApi.signedInAs(host);
  const first = await mine.drawGame({ gameId, version: 1 });
  expect(first).toMatchObject({ game: { status: 'ready', rounds: 15, draw: 1 } });
  expect(first.matches).toHaveLength(120);
  await mine.drawGame({ gameId, version: 2 });
  const { matches } = await mine.getGame({ gameId });
  expect(matches).toHaveLength(120);
  expect(matches.every(({ draw }) => draw === 2)).toBe(true);
});

it('deals pools and says who is in which', async () => {
  const { gameId, host } = await aGame({ format: 'pools', entrants: outsiders(8), settings: { pools: 2 } });
  const { game } = await gamesApi.signedInAs(host).drawGame({ gameId, version: 1 });
  expect(game.entrants.map(({ groupId }) => groupId)).toEqual(['A', 'B', 'B', 'A', 'A', 'B', 'B', 'A']);
});

it('keeps results unless it is said that they go', async () => {
  const { at, host, home, enter } = await aDuel();
  await enter(home, 1, [2, 1]);
  const mine = gamesApi.signedInAs(host);
  const anew = { gameId: at.gameId, version: 2 };
  await expect(mine.drawGame(anew)).rejects.toMatchObject({ code: 'game.hasResults' });
  expect((await mine.drawGame({ ...anew, withResults: true })).matches).toMatchObject([{ status: 'ready' }]);
});

it('says what does not fit', async () => {
  const { gameId, host } = await aGame({ entrants: outsiders(3) });
  const mine = gamesApi.signedInAs(host);
  await expect(mine.drawGame({ gameId, version: 1 })).rejects.toMatchObject({ code: 'game.entrantUnknown' });
  await expect(mine.drawGame({ gameId, version: 2 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(mine.drawGame({ gameId: noGame, version: 1 })).rejects.toMatchObject({ code: 'game.notFound' });
  const version = await locked({ gameId });
  await expect(mine.drawGame({ gameId, version })).rejects.toMatchObject({ code: 'game.locked' });
  const few = await aGame({ format: 'swiss', entrants: outsiders(3) });
  const draw = (one: { gameId: string; host: typeof few.host }) =>
    gamesApi.signedInAs(one.host).drawGame({ gameId: one.gameId, version: 1 });
  await expect(draw(few)).rejects.toMatchObject({ code: 'game.tooFewEntrants' });
  const many = await aGame({ format: 'round_robin', entrants: outsiders(64), settings: { meetings: 4 } });
  await expect(draw(many)).rejects.toMatchObject({ code: 'game.tooManyMatches' });
});
