import { expect, it } from 'vitest';
import { aGame, noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';

it('shows the bracket that a game would lead to, and keeps nothing', async () => {
  const { host, gameId } = await aGame(4);
  const mine = playoffsApi.signedInAs(host);
  const wish = { gameId, configuration: { format: 'double' as const } };
  const shown = await mine.previewPlayoff(wish);
  expect(shown).toMatchObject({ status: 'generated', bracket: { phase: 'draft' }, names: { e1: 'Team 1' } });
  expect(await mine.previewPlayoff(wish)).toEqual(shown);
  await expect(mine.previewPlayoff({ ...wish, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
});

it('says in words what a schedule lacks', async () => {
  const { host, gameId } = await aGame(4);
  const schedule = { start: '2028-06-10T14:00:00.000Z', courts: ['North'], durationMin: 0 };
  const configuration = { format: 'single' as const, schedule };
  await expect(playoffsApi.signedInAs(host).previewPlayoff({ gameId, configuration })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { 'configuration.schedule.durationMin': 'A match takes 5 to 300 minutes.' },
  });
});
