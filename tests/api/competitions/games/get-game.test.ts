import { expect, it } from 'vitest';
import { aDuel, gamesApi, noGame } from '#tests/support/competitions/games.ts';

it('says what one may do in a game, and which sides the caller speaks for', async () => {
  const { at, host, home } = await aDuel();
  const { gameId } = at;
  const seen = await gamesApi.signedInAs(home).getGame({ gameId });
  expect(seen).toMatchObject({ may: [], mine: ['e1'] });
  expect(await gamesApi.signedInAs(host).getGame({ gameId })).toMatchObject({
    may: ['manageEvents', 'enterScores', 'publishSchedule'],
    mine: [],
  });
  await expect(gamesApi.signedInAs(home).getGame({ gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
});
