import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { favouritesOf, followingApi, keep } from '#tests/support/events/favourites.ts';

it('shows on the event, and no longer once it is removed', async () => {
  const { event } = await anEvent();
  const [person, api] = await aPerson().then((one) => [one, eventsApi.signedInAs(one)] as const);
  await keep(person, event.eventId);
  await expect(api.getEvent({ eventId: event.eventId })).resolves.toMatchObject({ isFavourite: true });
  const removal = { kind: 'event', refId: event.eventId } as const;
  for (const _ of ['once', 'again'])
    await expect(followingApi.signedInAs(person).removeFavourite(removal)).resolves.toMatchObject({
      isFavourite: false,
    });
  await expect(api.getEvent({ eventId: event.eventId })).resolves.toMatchObject({ isFavourite: false });
  await expect(favouritesOf(person)).resolves.toEqual([]);
});
