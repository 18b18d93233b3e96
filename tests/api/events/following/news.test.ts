import { afterEach, expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as runDigests } from '#lambdas/notifications/digests/job.ts';
import type { FavouriteKind, FavouriteNotify } from '#shared/events/favourites/favourite-words.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { followingApi, keep } from '#tests/support/events/favourites.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { block } from '#tests/support/people/privacy.ts';
import { aPlace } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

afterEach(() => product.clock.reset());

const follow = (person: Account, kind: FavouriteKind, refId: string, notify: FavouriteNotify = 'all') =>
  followingApi.signedInAs(person).addFavourite({ kind, refId, notify });

/** What a follower was told of people they follow and things they saved. */
async function toldTo(person: Account): Promise<string[]> {
  await product.drain();
  const { notifications } = await notificationsApi.signedInAs(person).listNotifications({});
  return notifications.filter(({ type }) => type === 'following' || type === 'eventChange').map(({ title }) => title);
}

/** The same of several; one drain after the other, as two at once would deliver everything twice. */
async function toldToEach(people: readonly Account[]): Promise<string[][]> {
  const told: string[][] = [];
  for (const person of people) told.push(await toldTo(person));
  return told;
}

it('tells once of a new event the player who follows its host, its community or its place, or all three', async () => {
  const [{ teamId, owner }, { place }] = [await aTeam(), await aPlace()];
  await eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ title: 'The first' }));
  const [all, placeOnly, nothing] = [await aPerson(), await aPerson(), await aPerson()];
  await follow(all, 'person', owner.userId);
  await follow(all, 'team', teamId);
  await follow(all, 'place', place.placeId);
  await follow(placeOnly, 'place', place.placeId);
  await follow(nothing, 'team', teamId, 'none');
  await product.drain();
  const location = { ...eventDetails().location, kind: 'place' as const, placeId: place.placeId };
  await eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ title: 'Dawn run', hostingTeam: teamId, location }));
  expect(await toldToEach([all, placeOnly, nothing])).toEqual([['New: Dawn run'], ['New: Dawn run'], []]);
});

it('tells by mail once a day of all that is new', async () => {
  const { host } = await anEvent();
  const person = await aPerson();
  await follow(person, 'person', host.userId);
  await product.drain();
  for (const title of ['Dawn run', 'Dusk run']) await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ title }));
  await product.drain();
  expect(product.mails(person.email)).toEqual([]);
  product.clock.forwardMinutes(25 * 60);
  await runJob(runDigests);
  const mails = product.mails(person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('New: Dawn run');
  expect(mails[0]?.text).toContain('New: Dusk run');
});

it('tells of no more than one’s sports where one wants to hear of what is important', async () => {
  const { host } = await anEvent();
  const [player, other] = [await aPerson({ games: ['basketball'] }), await aPerson({ games: ['running'] })];
  for (const one of [player, other]) await follow(one, 'person', host.userId, 'important');
  await product.drain();
  await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ title: 'Hoops', gameTypeId: 'basketball' }));
  expect(await toldToEach([player, other])).toEqual([['New: Hoops'], []]);
});

it('tells no one of a private event or a draft, and no one across a block', async () => {
  const { host } = await anEvent();
  const [person, blocked] = [await aPerson(), await aPerson()];
  for (const one of [person, blocked]) await follow(one, 'person', host.userId);
  await block(host, blocked);
  await product.drain();
  const api = eventsApi.signedInAs(host);
  await api.scheduleEvent(eventDetails({ title: 'Secret', visibility: 'private' }));
  const draft = await api.scheduleEvent({ ...eventDetails({ title: 'Open run' }), publish: false });
  expect(await toldTo(person)).toEqual([]);
  await api.publishEvent({ eventId: draft.eventId, version: draft.version });
  expect(await toldToEach([person, blocked])).toEqual([['New: Open run'], []]);
  await api.changeEvent({ ...eventDetails({ title: 'Open run 2' }), eventId: draft.eventId, version: 2 });
  expect(await toldTo(person)).toEqual(['New: Open run']);
});

it('tells the player who keeps an event of another time and that it is called off, and who is in as everyone who is', async () => {
  const { event, host } = await anEvent();
  const [keeper, quiet, joiner] = [await aPerson(), await aPerson(), await aPerson()];
  for (const one of [keeper, joiner]) await keep(one, event.eventId);
  await keep(quiet, event.eventId, { notify: 'none' });
  await eventsApi.signedInAs(joiner).joinEvent({ eventId: event.eventId });
  await product.drain();
  const api = eventsApi.signedInAs(host);
  await api.changeEvent({ ...eventDetails({ localStart: inDays(20) }), eventId: event.eventId, version: 1 });
  expect(await toldTo(keeper)).toEqual([`Changed: ${event.title}`]);
  await api.cancelEvent({ eventId: event.eventId, version: 2, reason: 'weather' });
  expect(await toldTo(keeper)).toEqual([`Canceled: ${event.title}`, `Changed: ${event.title}`]);
  expect(await toldTo(quiet)).toEqual([]);
  expect(await toldTo(joiner)).toEqual([`New time: ${event.title}`]);
});
