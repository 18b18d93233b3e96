import { expect, it } from 'vitest';
import { handler } from '#lambdas/competitions/playoffs/api.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { aDuel, aGame, gamesApi, locked, noGame, outsiders } from '#tests/support/competitions/games.ts';
import { product } from '#tests/support/product/product.ts';

it('deletes a game with results only when that is said', async () => {
  const { at, host, enter } = await aDuel();
  await enter(host, 1, [2, 1]);
  const mine = gamesApi.signedInAs(host);
  const gone = { gameId: at.gameId, version: 2 };
  await expect(mine.deleteGame(gone)).rejects.toMatchObject({ code: 'game.hasResults' });
  await mine.deleteGame({ ...gone, withResults: true });
  await expect(mine.getGame({ gameId: at.gameId })).rejects.toMatchObject({ code: 'game.notFound' });
});

it('stays as long as a playoff is made from it, which goes first', async () => {
  const { gameId, host } = await aGame({ entrants: outsiders(4), format: 'round_robin' });
  const [mine, brackets] = [gamesApi.signedInAs(host), product.client(playoffs, handler).signedInAs(host)];
  const made = await brackets.generatePlayoff({ gameId, configuration: { format: 'single' } });
  const playoffId = made.status === 'generated' ? made.playoff.gameId : '';
  await expect(mine.deleteGame({ gameId, version: 1 })).rejects.toMatchObject({ code: 'game.hasPlayoff' });
  const itself = mine.deleteGame({ gameId: playoffId, version: 1 });
  await expect(itself).rejects.toMatchObject({ code: 'game.hasPlayoff' });
  await brackets.deletePlayoff({ gameId: playoffId, version: 1 });
  await mine.deleteGame({ gameId, version: 1 });
});

it('refuses an old version, a locked game and an unknown one', async () => {
  const { gameId, host } = await aGame();
  const mine = gamesApi.signedInAs(host);
  await expect(mine.deleteGame({ gameId, version: 9 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(mine.deleteGame({ gameId: noGame, version: 1 })).rejects.toMatchObject({ code: 'game.notFound' });
  const version = await locked({ gameId });
  await expect(mine.deleteGame({ gameId, version })).rejects.toMatchObject({ code: 'game.locked' });
});
