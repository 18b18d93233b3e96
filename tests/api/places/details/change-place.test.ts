import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, around, detailsOf, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';

it('changes a place for anyone who manages it, on its page and on the map', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(keeper);
  const moved = { lat: place.location.point.lat + 0.005, lng: place.location.point.lng };
  const input = detailsOf(place, { name: 'Pease District Park', sports: ['tennis'], openPlay: [] });
  const changed = await me.changePlace({
    ...input,
    location: { ...input.location, point: moved },
    placeId,
    version: 1,
  });
  expect(changed).toMatchObject({ name: 'Pease District Park', version: 2, location: { point: moved }, openPlay: [] });
  const { places } = await signedOut.findPlaces(around(place));
  expect(places.filter((card) => card.placeId === placeId)).toMatchObject([
    { name: 'Pease District Park', sports: ['tennis'], lat: moved.lat },
  ]);
});

it('refuses a change of a version that is no longer the newest, and says which is', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(keeper);
  await me.changePlace({ ...detailsOf(place), placeId, version: 1 });
  await expect(me.changePlace({ ...detailsOf(place), placeId, version: 1 })).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 2 },
  });
});

it('is not disturbed by people who confirm and rate meanwhile', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const other = placesApi.signedInAs(await aPerson());
  await Promise.all([other.confirmPlace({ placeId }), other.ratePlace({ placeId, stars: 5 })]);
  const changed = await placesApi.signedInAs(keeper).changePlace({ ...detailsOf(place), placeId, version: 1 });
  expect(changed).toMatchObject({ version: 2, trust: 2, score: { count: 1, average: 5 } });
});

it('keeps since when an open play is known while it stays what it was', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const changed = await placesApi
    .signedInAs(keeper)
    .changePlace({ ...detailsOf(place, { description: 'Shady.' }), placeId, version: 1 });
  expect(changed.openPlay).toEqual(place.openPlay);
});

it('refuses everyone else, a city that is unknown and a place that is not there', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const input = { ...detailsOf(place), placeId, version: 1 };
  const stranger = placesApi.signedInAs(await aPerson());
  await expect(stranger.changePlace(input)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(stranger.changePlace({ ...input, placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
  const elsewhere = { ...input, location: { cityPlaceId: 'us-0' } };
  await expect(placesApi.signedInAs(keeper).changePlace(elsewhere)).rejects.toMatchObject({ code: 'city.notFound' });
});
