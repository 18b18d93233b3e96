import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { gameDetails, gamesApi } from '#tests/support/competitions/games.ts';
import { anEvent } from '#tests/support/events/events.ts';

it('lists the games of a private event for its host alone', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  await gamesApi.signedInAs(host).createGame({ eventId, ...gameDetails() });
  expect((await gamesApi.signedInAs(host).listMyEventGames({ eventId })).games).toHaveLength(1);
  const stranger = gamesApi.signedInAs(await aPerson());
  await expect(stranger.listMyEventGames({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});
