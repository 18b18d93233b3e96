import { beforeEach, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { geohash } from '#shared/geohash.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { aPlayerNearby, connectionsApi } from '#tests/support/people/connections.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

const young = `${new Date().getUTCFullYear() - 15}-01-01`;
const aTown = (lat: number, lng: number) => ({ placeId: `t${lat}`, name: 'Town', lat, lng, hash: geohash(lat, lng) });
/** Each test has a part of the earth to itself. */
let lat = -40;
beforeEach(async () => {
  lat += 5;
  await product.forget();
});
const town = () => aTown(lat, 10);
/** About 17 miles from there. */
const nextTown = () => aTown(lat + 0.25, 10);

type Query = Parameters<ReturnType<typeof connectionsApi.signedInAs>['findPlayers']>[0];
const ask = (caller: { userId: string }, query: Query = {}) => connectionsApi.signedInAs(caller).findPlayers(query);
const found = async (caller: { userId: string }, query: Query = {}) =>
  (await ask(caller, query)).players.map(({ displayName }) => displayName);

it('finds only adults who want to be found', async () => {
  const [me, city] = [await aPerson({ city: town() }), town()];
  await aPlayerNearby({ city, displayName: 'Bo', levels: { basketball: 'advanced' } });
  await aPerson({ city, birthdate: '1990-01-01' });
  const grew = await aPlayerNearby({ city });
  const regret = await aPlayerNearby({ city });
  await product.drain();
  // What is listed may be old; what they say now counts.
  await accountEntity(table()).patch({ userId: grew.userId }).set({ birthdate: young }).go();
  await privacyApi.signedInAs(regret).savePrivacy({ nearbyPlayers: false, version: 1 });
  const { players, isShown } = await ask(me);
  expect(isShown).toBe(false);
  expect(players).toEqual([
    {
      userId: expect.any(String),
      displayName: 'Bo',
      city: 'Town',
      games: ['basketball'],
      levels: { basketball: 'advanced' },
      within: 5,
      state: 'none',
    },
  ]);
});

it('shows neither side of a block to the other, and never the caller', async () => {
  const city = town();
  const [me, blocked, blocker] = [
    await aPlayerNearby({ city }),
    await aPlayerNearby({ city }),
    await aPlayerNearby({ city }),
  ];
  await product.drain();
  expect(await found(me)).toHaveLength(2);
  await block(me, blocked);
  await block(blocker, me);
  expect(await ask(me)).toEqual({ players: [], isShown: true });
});

it('keeps to the distance, the sport, the level and the day that are asked for', async () => {
  const me = await aPerson({ city: town() });
  await aPlayerNearby({ city: town(), displayName: 'Near', levels: { basketball: 'beginner' } });
  const far = await aPlayerNearby({ city: nextTown(), displayName: 'Far', games: ['tennis'] });
  await peopleApi.signedInAs(far).createAvailability(hoursOn({ monday: ['17:00-20:00'] }));
  await product.drain();
  expect(await found(me)).toEqual(['Near', 'Far']);
  expect(await found(me, { radiusMiles: 50 })).toEqual(['Near', 'Far']);
  expect(await found(me, { radiusMiles: 10 })).toEqual(['Near']);
  expect(await found(me, { gameTypeId: 'tennis' })).toEqual(['Far']);
  expect(await found(me, { gameTypeId: 'basketball', level: 'advanced' })).toEqual([]);
  expect(await found(me, { gameTypeId: 'basketball', level: 'beginner' })).toEqual(['Near']);
  expect(await found(me, { day: 'monday' })).toEqual(['Far']);
  expect(await found(me, { day: 'sunday' })).toEqual([]);
});

it('follows who moves, and tells positions within one cell not apart', async () => {
  const me = await aPerson({ city: town() });
  const mover = await aPlayerNearby({ city: nextTown() });
  await product.drain();
  const within = async () => (await ask(me)).players.map((player) => player.within);
  const move = (city: ReturnType<typeof aTown>, version: number) =>
    accountEntity(table()).patch({ userId: mover.userId }).set({ city, version }).go();
  expect(await within()).toEqual([25]);
  // Another corner of the same cell.
  await move({ ...nextTown(), lat: lat + 0.2501, lng: 10.0001 }, 2);
  expect(await within()).toEqual([25]);
  await move(town(), 3);
  await privacyApi.signedInAs(mover).savePrivacy({ nearbyPlayers: true, version: 1 });
  await product.drain();
  expect(await within()).toEqual([5]);
});

it('shows each player once, a page at a time, with a cursor that is the caller’s own', async () => {
  const [me, city] = [await aPerson({ city: town() }), town()];
  const people = await Promise.all(Array.from({ length: 30 }, () => aPlayerNearby({ city })));
  await product.drain();
  const first = await ask(me);
  expect(first.players).toHaveLength(25);
  const cursor = first.nextCursor ?? '';
  const second = await ask(me, { cursor });
  expect(second.nextCursor).toBeUndefined();
  const all = [...first.players, ...second.players].map(({ userId }) => userId);
  expect(all.sort()).toEqual(people.map(({ userId }) => userId).sort());
  await expect(ask(people[0]!, { cursor })).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});

it('is for adults with a profile, within distances that are offered', async () => {
  await expect(ask(await aPerson({ birthdate: young }))).rejects.toMatchObject({ code: 'connection.adultsOnly' });
  await expect(ask(await aPerson(), { radiusMiles: 7 as never })).rejects.toMatchObject({
    fields: { radiusMiles: expect.any(String) },
  });
  await expect(connectionsApi.signedOut().findPlayers({})).rejects.toMatchObject({ code: 'auth.required' });
});
