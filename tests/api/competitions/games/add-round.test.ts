import { expect, it } from 'vitest';
import { aDrawnGame, gamesApi, locked, noGame, outsiders, standing } from '#tests/support/competitions/games.ts';

it('makes the next Swiss round once the last is over', async () => {
  const { gameId, host, matches } = await aDrawnGame({ format: 'swiss', entrants: outsiders(4), scoring: 'total' });
  const mine = gamesApi.signedInAs(host);
  await expect(mine.addRound({ gameId, version: 2 })).rejects.toMatchObject({ code: 'game.roundOpen' });
  for (const { matchId } of matches) await mine.enterScore({ gameId, matchId, version: 1, entry: { scores: [1, 0] } });
  const next = await mine.addRound({ gameId, version: 2 });
  expect(next.matches).toHaveLength(4);
  expect(next.game).toMatchObject({ rounds: 2, version: 3 });
});

it('makes none where there are no more, of a game that is over, locked or unknown', async () => {
  const { gameId, host } = await aDrawnGame();
  const mine = gamesApi.signedInAs(host);
  await expect(mine.addRound({ gameId, version: 2 })).rejects.toMatchObject({ code: 'game.noMoreRounds' });
  await expect(mine.addRound({ gameId, version: 1 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(mine.addRound({ gameId: noGame, version: 1 })).rejects.toMatchObject({ code: 'game.notFound' });
  const over = { gameId, version: await standing(gameId, 'completed') };
  await expect(mine.addRound(over)).rejects.toMatchObject({ code: 'game.over' });
  await expect(mine.addRound({ gameId, version: await locked({ gameId }) })).rejects.toMatchObject({
    code: 'game.locked',
  });
});
