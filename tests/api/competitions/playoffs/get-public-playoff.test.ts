import { expect, it } from 'vitest';
import { aGameOf, aPlayoff, made, noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';
import { anEvent } from '#tests/support/events/events.ts';

const anybody = playoffsApi.signedOut();

it('shows a playoff to anybody, as long as its event is for anybody', async () => {
  const { gameId, sourceId } = await aPlayoff();
  expect(await anybody.getPublicPlayoff({ gameId })).toMatchObject({ gameId, version: 2, sourceGameId: sourceId });
  await expect(anybody.getPublicPlayoff({ gameId: sourceId })).rejects.toMatchObject({ code: 'playoff.notFound' });
  await expect(anybody.getPublicPlayoff({ gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  const { event, host } = await anEvent({ visibility: 'private' });
  const hidden = await made(host, await aGameOf(event.eventId));
  await expect(anybody.getPublicPlayoff({ gameId: hidden.gameId })).rejects.toMatchObject({ code: 'game.notFound' });
});
