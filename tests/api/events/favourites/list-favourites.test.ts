import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { favouritesOf, followingApi, keep } from '#tests/support/events/favourites.ts';

it('is listed newest first, with the event as it is now', async () => {
  const person = await aPerson();
  const [{ event: first }, { event: second, host }] = [await anEvent(), await anEvent()];
  await keep(person, first.eventId, { note: 'With the old gang' });
  await keep(person, second.eventId);
  await eventsApi.signedInAs(host).cancelEvent({ eventId: second.eventId, version: 1, reason: 'weather' });
  await expect(favouritesOf(person)).resolves.toMatchObject([
    { refId: second.eventId, available: true, event: { status: 'cancelled' } },
    { refId: first.eventId, note: 'With the old gang', event: { title: first.title } },
  ]);
});

it('goes on page by page, and refuses a cursor of another player', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const kept = [await anEvent(), await anEvent(), await anEvent()].map(({ event }) => event.eventId);
  for (const eventId of kept) await keep(person, eventId);
  const api = followingApi.signedInAs(person);
  const first = await api.listFavourites({ userId: person.userId, limit: 2 });
  const rest = await api.listFavourites({ userId: person.userId, limit: 2, cursor: first.nextCursor });
  expect([...first.favourites, ...rest.favourites].map(({ refId }) => refId)).toEqual(kept.reverse());
  const stolen = followingApi
    .signedInAs(other)
    .listFavourites({ userId: other.userId, limit: 2, cursor: first.nextCursor });
  await expect(stolen).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});

it('lists no one else’s favourites', async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const asked = followingApi.signedInAs(one).listFavourites({ userId: other.userId });
  await expect(asked).rejects.toMatchObject({ code: 'access.denied' });
});
