import { expect, it } from 'vitest';
import { favouriteCountEntity } from '#lambdas/events/favourites/favourite-count.entity.ts';
import { createFavouriteStore } from '#lambdas/events/favourites/store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { countShownFrom, favouritesAtMost } from '#shared/events/favourites/favourite-counts.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { favouritesOf, followingApi, keep } from '#tests/support/events/favourites.ts';

it('is counted once however often it is kept, and the count is told from five on', async () => {
  const { event } = await anEvent();
  const people = await Promise.all(Array.from({ length: countShownFrom }, () => aPerson()));
  for (const person of people.slice(1)) await keep(person, event.eventId);
  await expect(keep(people[1]!, event.eventId, { note: 'Again' })).resolves.toEqual({ isFavourite: true });
  await expect(keep(people[0]!, event.eventId)).resolves.toEqual({ isFavourite: true, count: countShownFrom });
  await expect(favouritesOf(people[1]!)).resolves.toMatchObject([{ note: 'Again' }]);
});

it('is counted right when a crowd keeps and drops it at the same time', async () => {
  const { event } = await anEvent();
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson()));
  await Promise.all(people.flatMap((person) => [keep(person, event.eventId), keep(person, event.eventId)]));
  const removal = { kind: 'event', refId: event.eventId } as const;
  await Promise.all(people.slice(0, 5).map((person) => followingApi.signedInAs(person).removeFavourite(removal)));
  await expect(createFavouriteStore(table()).count(removal)).resolves.toBe(7);
});

it('may be one of a thousand and no more', async () => {
  const person = await aPerson();
  const [last, more] = [await anEvent(), await anEvent()].map(({ event }) => event.eventId);
  await favouriteCountEntity(table())
    .put({ of: 'owner', id: person.userId, count: favouritesAtMost - 1 })
    .go();
  await expect(keep(person, last!)).resolves.toMatchObject({ isFavourite: true });
  await expect(keep(person, more!)).rejects.toMatchObject({ code: 'favourite.tooMany' });
  await followingApi.signedInAs(person).removeFavourite({ kind: 'event', refId: last! });
  await expect(keep(person, more!)).resolves.toMatchObject({ isFavourite: true });
});

it('of a private event needs its link, and keeps no more than its name once the person may not see it', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId: event.eventId });
  const person = await aPerson();
  await expect(keep(person, event.eventId)).rejects.toMatchObject({ code: 'favourite.notFound' });
  await keep(person, event.eventId, { token: shareToken });
  const [kept] = await favouritesOf(person);
  expect(kept).toMatchObject({ title: event.title, available: false });
  expect(kept).not.toHaveProperty('event');
});

it('follows a host: works for who hosts in public and tells nothing of anybody else', async () => {
  const { event, host } = await anEvent();
  const [person] = await joiners(event.eventId, 1);
  const api = eventsApi.signedInAs(person!);
  await followingApi.signedInAs(person!).addFavourite({ kind: 'person', refId: host.userId });
  await expect(api.getEvent({ eventId: event.eventId })).resolves.toMatchObject({ followsHost: true });
  await expect(favouritesOf(person!)).resolves.toMatchObject([
    { kind: 'person', title: event.hostName, available: true },
  ]);
  const { event: hidden, host: shy } = await anEvent({ visibility: 'private' });
  expect(hidden.visibility).toBe('private');
  for (const refId of [shy.userId, '00000000-0000-4000-8000-000000000000'])
    await expect(followingApi.signedInAs(person!).addFavourite({ kind: 'person', refId })).rejects.toMatchObject({
      code: 'favourite.notFound',
    });
});
