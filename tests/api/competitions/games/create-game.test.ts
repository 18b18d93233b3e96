import { expect, it } from 'vitest';
import { createGameStore } from '#lambdas/competitions/games/game-store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aGame, gameDetails, gamesApi } from '#tests/support/competitions/games.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';

it('makes a game with people who joined, pairs and names, scored as its sport is', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [one, two, three] = await joiners(eventId, 3);
  const entrants = [
    { kind: 'person' as const, personIds: [one?.userId ?? ''] },
    { kind: 'pair' as const, personIds: [two?.userId ?? '', three?.userId ?? ''], name: 'The pair' },
    { kind: 'external' as const, name: 'Guests from afar' },
  ];
  const details = gameDetails({ gameTypeId: 'pickleball', format: 'round_robin', entrants });
  const { game } = await gamesApi.signedInAs(host).createGame({ eventId, ...details });
  expect(game.entrants.map(({ entrantId, name }) => [entrantId, name])).toEqual([
    ['e1', one?.displayName],
    ['e2', 'The pair'],
    ['e3', 'Guests from afar'],
  ]);
  expect(game.scoring).toMatchObject({ kind: 'sets', to: 11 });
});

it('takes guests without an account among the people who play, by name', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const guest = await hostsApi.signedInAs(host).createGuest({ eventId, displayName: 'Nia Named' });
  const entrants = [{ kind: 'person' as const, personIds: [guest.guestId] }];
  const { game } = await gamesApi.signedInAs(host).createGame({ eventId, ...gameDetails({ entrants }) });
  expect(game.entrants).toMatchObject([{ name: 'Nia Named' }]);
});

it('makes one game of a request that is sent twice', async () => {
  const { event, host } = await anEvent();
  const [input, key] = [{ eventId: event.eventId, ...gameDetails() }, { idempotencyKey: crypto.randomUUID() }];
  const mine = gamesApi.signedInAs(host);
  expect(await mine.createGame(input, key)).toEqual(await mine.createGame(input, key));
});

it('refuses people who are not at the event, and an unknown event', async () => {
  const { event, host } = await anEvent();
  const mine = gamesApi.signedInAs(host);
  const stranger = await aPerson();
  const entrants = [{ kind: 'person' as const, personIds: [stranger.userId] }];
  await expect(mine.createGame({ eventId: event.eventId, ...gameDetails({ entrants }) })).rejects.toMatchObject({
    code: 'game.entrantUnknown',
  });
  const eventId = 'evt_00000000000000000000000000';
  await expect(mine.createGame({ eventId, ...gameDetails() })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('takes 50 games in an event', async () => {
  const { game, eventId, host } = await aGame();
  const store = createGameStore(table());
  const others = Array.from({ length: 49 }, (_, index) => ({
    ...game,
    gameId: `gam_${String(index).padStart(26, '0')}`,
  }));
  for (const other of others) await store.create(other);
  await expect(gamesApi.signedInAs(host).createGame({ eventId, ...gameDetails() })).rejects.toMatchObject({
    code: 'game.tooMany',
  });
});
