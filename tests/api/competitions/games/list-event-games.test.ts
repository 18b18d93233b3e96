import { expect, it } from 'vitest';
import { aGame, gameDetails, gamesApi } from '#tests/support/competitions/games.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';

it('lists the games of an event in their order', async () => {
  const { eventId, host, gameId } = await aGame();
  const second = await gamesApi.signedInAs(host).createGame({ eventId, ...gameDetails({ name: 'Second' }) });
  const { games } = await gamesApi.signedOut().listEventGames({ eventId });
  expect(games.map((game) => game.gameId)).toEqual([gameId, second.game.gameId]);
  expect(games[0]).toMatchObject({ entrantCount: 2, status: 'setup' });
});

it('tells a stranger nothing of a private event, unless they have its link', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  await gamesApi.signedInAs(host).createGame({ eventId, ...gameDetails() });
  await expect(gamesApi.signedOut().listEventGames({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const { shareToken: token } = await eventsApi.signedInAs(host).getEvent({ eventId });
  expect((await gamesApi.signedOut().listEventGames({ eventId, token })).games).toHaveLength(1);
});
