import { expect, it } from 'vitest';
import type { FavouriteKind } from '#shared/events/favourites/favourite-words.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aGame } from '#tests/support/competitions/games.ts';
import { aDraftSeason, aSeason } from '#tests/support/competitions/seasons.ts';
import { aTournament } from '#tests/support/competitions/tournaments.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { favouritesOf, followingApi } from '#tests/support/events/favourites.ts';
import { block } from '#tests/support/people/privacy.ts';
import { aPlace, placesApi } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';
import { anOrganization } from '#tests/support/teams/organizations.ts';
import { aTeam, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

const day = 24 * 60;
const add = (person: { userId: string }, kind: FavouriteKind, refId: string, more: object = {}) =>
  followingApi.signedInAs(person).addFavourite({ kind, refId, ...more });

it('keeps whatever has a page, by the name that it has now', async () => {
  const person = await aPerson();
  const [{ team, teamId }, { organization, organizationId }, { place }] = [
    await aTeam(),
    await anOrganization(),
    await aPlace(),
  ];
  const [{ season, seasonId }, { tournament, tournamentId }, { game, gameId }] = [
    await aSeason(),
    await aTournament(),
    await aGame(),
  ];
  await add(person, 'team', teamId);
  await add(person, 'organization', organizationId);
  await add(person, 'place', place.placeId);
  await add(person, 'season', seasonId);
  await add(person, 'tournament', tournamentId);
  await add(person, 'game', gameId);
  const kept = await favouritesOf(person);
  expect(kept.map(({ kind, title, available }) => [kind, title, available])).toEqual([
    ['game', game.name, true],
    ['tournament', tournament.name, true],
    ['season', season.label, true],
    ['place', place.name, true],
    ['organization', organization.name, true],
    ['team', team.name, true],
  ]);
  expect(kept.map(({ notify }) => notify)).toEqual(['none', 'none', 'none', 'important', 'none', 'important']);
});

it('says of a place that was deleted that it is no longer available', async () => {
  const person = await aPerson();
  const { place } = await aPlace();
  const { placeId, name, version } = place;
  await add(person, 'place', placeId);
  await placesApi.signedInAs(await aPerson({ isPlatformAdmin: true })).deletePlace({ placeId, version });
  expect(await favouritesOf(person)).toMatchObject([{ kind: 'place', refId: placeId, title: name, available: false }]);
});

it('says of a place that closed that it is closed, and lets no one keep it anew', async () => {
  const person = await aPerson();
  const { place, keeper } = await aPlace();
  const { placeId, name, version } = place;
  await add(person, 'place', placeId);
  await placesApi.signedInAs(keeper).setPlaceStanding({ placeId, version, to: { status: 'closed' } });
  const kept = { kind: 'place', refId: placeId, title: name, available: false, isClosed: true };
  expect(await favouritesOf(person)).toMatchObject([kept]);
  await expect(add(await aPerson(), 'place', placeId)).rejects.toMatchObject({ code: 'favourite.notFound' });
});

it('tells no one that a private community, a season of it or a draft is there', async () => {
  const person = await aPerson();
  const [{ teamId }, { seasonId }, { seasonId: draftId }] = [
    await aTeam({ visibility: 'private' }),
    await aSeason({}, { visibility: 'private' }),
    await aDraftSeason(),
  ];
  for (const [kind, refId] of [
    ['team', teamId],
    ['season', seasonId],
    ['season', draftId],
    ['tournament', 'trn_00000000000000000000000000'],
    ['game', 'gam_00000000000000000000000000'],
    ['organization', 'org_00000000000000000000000000'],
    ['place', 'plc_00000000000000000000000000'],
  ] as const)
    await expect(add(person, kind, refId)).rejects.toMatchObject({ code: 'favourite.notFound' });
});

it('follows no one across a block of either side, and stops showing them', async () => {
  const { host } = await anEvent();
  const [blocker, person] = [await aPerson(), await aPerson()];
  await block(blocker, host);
  await add(person, 'person', host.userId);
  await block(host, person);
  for (const one of [blocker, person])
    await expect(add(one, 'person', host.userId)).rejects.toMatchObject({ code: 'favourite.notFound' });
  await expect(favouritesOf(person)).resolves.toMatchObject([{ kind: 'person', available: false }]);
});

it('takes a proven address to follow a host', async () => {
  const { host } = await anEvent();
  const person = await aPerson({ emailVerified: false });
  await expect(add(person, 'person', host.userId)).rejects.toMatchObject({ code: 'access.emailUnverified' });
});

it('offers to be told only of what there is to tell', async () => {
  const { event } = await anEvent();
  const person = await aPerson();
  await expect(add(person, 'event', event.eventId, { notify: 'all' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { notify: 'There are no notifications for that.' },
  });
});

it('is on a list of the person’s own, and on no other', async () => {
  const { event } = await anEvent();
  const [person, other] = [await aPerson(), await aPerson()];
  const { lists } = await followingApi.signedInAs(other).saveFavouriteLists({ lists: [{ name: 'Soon' }], version: 0 });
  const listId = lists[0]!.listId;
  await expect(add(person, 'event', event.eventId, { listId })).rejects.toMatchObject({ code: 'list.notFound' });
  await add(other, 'event', event.eventId, { listId });
  const api = followingApi.signedInAs(other);
  const ofList = await api.listFavourites({ userId: other.userId, listId });
  expect(ofList.favourites).toMatchObject([{ refId: event.eventId, listId }]);
  const ofPlaces = await api.listFavourites({ userId: other.userId, kind: 'place' });
  expect(ofPlaces.favourites).toEqual([]);
});

it('stays for thirty days when it is gone, and comes back when it is there again', async () => {
  const { teamId, owner } = await aTeam();
  const person = await aPerson();
  await add(person, 'team', teamId);
  let version = 0;
  const see = (visibility: 'public' | 'private') => {
    version += 1;
    return teamsApi.signedInAs(owner).changeTeam({ ...teamDetails({ visibility }), teamId, version });
  };
  await see('private');
  await expect(favouritesOf(person)).resolves.toMatchObject([{ available: false }]);
  product.clock.forwardMinutes(29 * day);
  await see('public');
  await expect(favouritesOf(person)).resolves.toMatchObject([{ available: true }]);
  await see('private');
  await expect(favouritesOf(person)).resolves.toMatchObject([{ available: false }]);
  product.clock.forwardMinutes(31 * day);
  await expect(favouritesOf(person)).resolves.toEqual([]);
  await see('public');
  await expect(favouritesOf(person)).resolves.toEqual([]);
  product.clock.reset();
});
