import { expect, it } from 'vitest';
import { handler as discover } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { aPendingPlace, aPlace, around, placesApi, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const point = (lat: number, lng: number, name: string, more: object = {}) =>
  aPlace({ name, location: { cityPlaceId: 'us-4671654', point: { lat, lng } }, ...more } as never);
const names = (found: { places: readonly { name: string }[] }) => found.places.map(({ name }) => name);

it('finds places within the bounds by name, a page at a time, without those that wait to be confirmed', async () => {
  const { place } = await point(36.1, -110.1, 'Cedar Court');
  await point(36.11, -110.11, 'Álamo Field');
  await point(36.12, -110.12, 'Birch Gym');
  await point(36.9, -110.12, 'Elsewhere');
  await aPendingPlace({ name: 'Not yet', location: { cityPlaceId: 'us-4671654', point: { lat: 36.1, lng: -110.11 } } });
  const bounds = { south: 36, north: 36.2, west: -110.2, east: -110 };
  const first = await signedOut.findPlaces({ ...bounds, limit: 2 });
  expect(names(first)).toEqual(['Álamo Field', 'Birch Gym']);
  const rest = await signedOut.findPlaces({ ...bounds, limit: 2, cursor: first.nextCursor! });
  expect(rest).toMatchObject({
    places: [{ placeId: place.placeId, courts: 2, access: 'public', cityName: 'Austin, TX' }],
  });
  expect(rest.nextCursor).toBeUndefined();
});

it('keeps to a sport, to who may play, to amenities and to a part of the name', async () => {
  const { place } = await point(38.1, -112.1, 'Public Courts', { sports: ['tennis'], amenities: ['water', 'shade'] });
  await point(38.101, -112.1, 'Members Only', { sports: ['tennis'], access: { kind: 'membership' }, amenities: [] });
  await point(38.102, -112.1, 'Hoops', { sports: ['basketball'], amenities: ['water'] });
  const bounds = around(place);
  expect(names(await signedOut.findPlaces({ ...bounds, sport: 'tennis' }))).toEqual(['Members Only', 'Public Courts']);
  expect(names(await signedOut.findPlaces({ ...bounds, accessKind: 'membership' }))).toEqual(['Members Only']);
  expect(names(await signedOut.findPlaces({ ...bounds, amenities: 'water,shade' }))).toEqual(['Public Courts']);
  expect(names(await signedOut.findPlaces({ ...bounds, text: 'PÚBLIC' }))).toEqual(['Public Courts']);
});

it('finds both sides of the antimeridian', async () => {
  await point(52, 179.9, 'West of the line');
  await point(52, -179.9, 'East of the line');
  const found = await signedOut.findPlaces({ south: 51.5, north: 52.5, west: 179.5, east: -179.5 });
  expect(names(found)).toEqual(['East of the line', 'West of the line']);
});

it('refuses more than five degrees and a cursor of another search', async () => {
  const wide = { south: 30, north: 35.1, west: -100, east: -97 };
  await expect(signedOut.findPlaces(wide)).rejects.toMatchObject({
    fields: { north: 'Show at most five degrees of the map.' },
  });
  const whole = { south: 30, north: 31, west: -180, east: 180 };
  await expect(signedOut.findPlaces(whole)).rejects.toMatchObject({
    fields: { east: 'Show at most five degrees of the map.' },
  });
  const bounds = { south: 30, north: 31, west: -100, east: -97 };
  await expect(signedOut.findPlaces({ ...bounds, cursor: 'a.b' })).rejects.toMatchObject({
    code: 'request.cursorInvalid',
  });
});

it('lets a place be found by typing once it is listed, and no longer when it has closed', async () => {
  const { place, keeper } = await aPlace({ name: 'Quillfeather Green', aliases: ['The Quill'] });
  const { placeId } = place;
  const typed = async (text: string) => {
    await product.drain();
    const { entries } = await product.client(discovery, discover).signedOut().fullSearch({ text });
    return entries.map(({ refId }) => refId);
  };
  expect(await typed('quillfea')).toEqual([placeId]);
  expect(await typed('the quill')).toEqual([placeId]);
  await placesApi.signedInAs(keeper).setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } });
  expect(await typed('quillfea')).toEqual([]);
});
