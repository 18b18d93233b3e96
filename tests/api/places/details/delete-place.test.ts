import { expect, it } from 'vitest';
import { handler as discoveryHandler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aPlace, around, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const anAdmin = async () => placesApi.signedInAs(await aPerson({ isPlatformAdmin: true }));
const visitor = product.client(discovery, discoveryHandler).signedOut();

it('takes a place off the map, out of the search and away for everyone', async () => {
  const { place, keeper } = await aPlace({ name: 'Quixotic Meadow' });
  const { placeId } = place;
  const byName = async () => {
    await product.drain();
    return (await visitor.fullSearch({ text: 'quixotic' })).entries.map(({ refId }) => refId);
  };
  expect(await byName()).toContain(placeId);
  expect(await (await anAdmin()).deletePlace({ placeId, version: place.version })).toEqual({});
  expect((await signedOut.findPlaces(around(place))).places.map((one) => one.placeId)).not.toContain(placeId);
  await expect(signedOut.getPublicPlace({ placeId })).rejects.toMatchObject({ code: 'place.notFound' });
  await expect(placesApi.signedInAs(keeper).ratePlace({ placeId, stars: 3 })).rejects.toMatchObject({
    code: 'place.notFound',
  });
  expect(await byName()).not.toContain(placeId);
});

it('refuses while a public event is planned there; one that is called off keeps the words of the place', async () => {
  const { place } = await aPlace();
  const { placeId } = place;
  const location = { kind: 'place' as const, placeId, cityPlaceId: austin.placeId };
  const { event, host } = await anEvent({ location });
  await product.drain();
  const admin = await anAdmin();
  const deleting = () => admin.deletePlace({ placeId, version: place.version });
  await expect(deleting()).rejects.toMatchObject({ code: 'place.hasEvents' });
  const mine = eventsApi.signedInAs(host);
  await mine.cancelEvent({ eventId: event.eventId, version: 1, reason: 'venue' });
  await product.drain();
  await deleting();
  const seen = await mine.getEvent({ eventId: event.eventId });
  expect(seen.event.location).toMatchObject({ kind: 'place', name: place.name });
});

it('refuses who does not run the platform, the keeper too, an old version and a place that is not there', async () => {
  const { place, keeper } = await aPlace();
  const key = { placeId: place.placeId, version: place.version };
  await expect(signedOut.deletePlace(key)).rejects.toMatchObject({ code: 'auth.required' });
  await expect(placesApi.signedInAs(keeper).deletePlace(key)).rejects.toMatchObject({ code: 'access.denied' });
  const admin = await anAdmin();
  await expect(admin.deletePlace({ ...key, version: place.version + 1 })).rejects.toMatchObject({
    code: 'record.changed',
  });
  await expect(admin.deletePlace({ ...key, version: 0 })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(admin.deletePlace({ placeId: nowhere, version: 1 })).rejects.toMatchObject({ code: 'place.notFound' });
});
