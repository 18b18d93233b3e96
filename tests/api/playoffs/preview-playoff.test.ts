import { expect, it } from 'vitest';
import { aGame, noGame, playoffsApi } from '#tests/support/playoff-api.ts';

it('shows the bracket that a game would lead to, and keeps nothing', async () => {
  const { host, gameId } = await aGame(4);
  const mine = playoffsApi.signedInAs(host);
  const wish = { gameId, configuration: { format: 'double' as const } };
  const shown = await mine.previewPlayoff(wish);
  expect(shown).toMatchObject({ status: 'generated', bracket: { phase: 'draft' }, names: { e1: 'Team 1' } });
  expect(await mine.previewPlayoff(wish)).toEqual(shown);
  await expect(mine.previewPlayoff({ ...wish, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
});
