import { expect, it } from 'vitest';
import { aGame, gameDetails, gamesApi } from '#tests/support/competitions/games.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';

const list = async (...eventIds: string[]) => (await gamesApi.signedOut().listGamesOfEvents({ eventIds })).events;

it('lists the games of several events, each with its end', async () => {
  const [first, second] = [await aGame(), await aGame({ name: 'Other game' })];
  const [one, other] = await list(first.eventId, second.eventId, first.eventId);
  expect(one).toMatchObject({ eventId: first.eventId, games: [{ gameId: first.gameId, entrantCount: 2 }] });
  expect(other).toMatchObject({ eventId: second.eventId, games: [{ name: 'Other game' }] });
  expect(Date.parse(one!.endsAt)).toBeGreaterThan(Date.now());
  expect(await list(first.eventId)).toHaveLength(1);
});

it('says nothing of a private event, of a cancelled one and of one that is not there', async () => {
  const hidden = await anEvent({ visibility: 'private' });
  await gamesApi.signedInAs(hidden.host).createGame({ eventId: hidden.event.eventId, ...gameDetails() });
  const off = await aGame();
  await eventsApi.signedInAs(off.host).cancelEvent({ eventId: off.eventId, version: 1, reason: 'weather' });
  expect(await list(hidden.event.eventId, off.eventId, 'evt_00000000000000000000000000')).toEqual([]);
});

it('takes a page of events at once', async () => {
  const eventIds = Array.from({ length: 21 }, () => 'evt_00000000000000000000000000');
  await expect(list(...eventIds)).rejects.toMatchObject({ code: 'request.invalid' });
});
