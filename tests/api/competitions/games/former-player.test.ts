import { expect, it } from 'vitest';
import { leave } from '#tests/support/accounts/deletion/leaving.ts';
import { aDuel, gamesApi } from '#tests/support/competitions/games.ts';

it('keeps the results of a deleted account, and not their name', async () => {
  const { at, host, home, enter } = await aDuel();
  await enter(host, 1, [2, 1]);
  await leave(home);
  const { game, matches } = await gamesApi.signedInAs(host).getGame({ gameId: at.gameId });
  expect(game.entrants[0]).toMatchObject({ name: 'Former player', personIds: [] });
  expect(game.entrants[1]?.name).not.toBe('Former player');
  expect(matches[0]).toMatchObject({ status: 'final', score: { scores: [2, 1] } });
});
