import { expect, it } from 'vitest';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aPlace,
  confirmed,
  detailsOf,
  nowhere,
  placeDetails,
  placesApi,
  signedOut,
} from '#tests/support/places/places.ts';

it('adds a place with everything that was said of it, and lets it wait for a user to confirm it', async () => {
  const keeper = await aPerson();
  const input = placeDetails({
    aliases: ['The Pit'],
    website: 'https://austintexas.gov/parks',
    contact: '512 555 0100',
  });
  const answer = await placesApi.signedInAs(keeper).addPlace(input);
  expect(answer).toMatchObject({
    outcome: 'added',
    place: {
      name: 'Pease Park',
      aliases: ['The Pit'],
      kind: 'park',
      location: { address: '1100 Kingsbury St', city: { name: 'Austin, TX' }, point: input.location.point },
      sports: ['basketball', 'volleyball'],
      courts: [
        { courtId: 'north', lights: false, accessible: false },
        { courtId: 'sand', lights: true },
      ],
      access: { kind: 'public', bookingType: 'none' },
      amenities: ['restrooms', 'water', 'parking_free'],
      openPlay: [{ gameTypeId: 'volleyball', confirmedAt: expect.any(String) }],
      website: 'https://austintexas.gov/parks',
      standing: { status: 'pending' },
      version: 1,
      trust: 0,
      score: { count: 0 },
    },
  });
});

it('shows likely duplicates first, and adds the place when the person insists', async () => {
  const { place } = await aPlace({ name: 'Parque Zaragoza' });
  const me = placesApi.signedInAs(await aPerson());
  const input = detailsOf(place, { name: 'parque zaragozá' });
  await expect(me.addPlace(input)).resolves.toMatchObject({ outcome: 'alike', places: [{ placeId: place.placeId }] });
  await expect(me.addPlace({ ...input, insists: true })).resolves.toMatchObject({ outcome: 'added' });
});

it('finds a duplicate by another name of it, and one that still waits to be confirmed', async () => {
  const keeper = placesApi.signedInAs(await aPerson());
  const input = placeDetails({ name: 'Rosewood Courts', aliases: ['The Cage'] });
  await keeper.addPlace(input);
  const again = { ...input, name: 'Cage', aliases: [] };
  await expect(placesApi.signedInAs(await aPerson()).addPlace(again)).resolves.toMatchObject({ outcome: 'alike' });
});

it('lists the fourth place of a user whose first three were confirmed at once', async () => {
  const keeper = await aPerson();
  for (let count = 0; count < 3; count += 1) {
    const answer = await placesApi.signedInAs(keeper).addPlace(placeDetails());
    if (answer.outcome === 'added') await confirmed(answer.place);
  }
  const fourth = await placesApi.signedInAs(keeper).addPlace(placeDetails());
  expect(fourth).toMatchObject({ outcome: 'added', place: { standing: { status: 'listed' } } });
});

it('makes one place of a request that comes twice', async () => {
  const me = placesApi.signedInAs(await aPerson());
  const options = { idempotencyKey: 'the-same-key-twice-1' };
  const input = placeDetails();
  const first = await me.addPlace(input, options);
  await expect(me.addPlace(input, options)).resolves.toEqual(first);
  await expect(me.listMyPlaces({})).resolves.toMatchObject({ places: [{ name: 'Pease Park' }] });
});

it('names the city when the suggestions do not know it', async () => {
  const me = placesApi.signedInAs(await aPerson());
  const location = { cityPlaceId: 'us-0' };
  await expect(me.addPlace(placeDetails({ location }))).rejects.toMatchObject({
    code: 'city.notFound',
    fields: { 'location.cityPlaceId': 'Pick a city from the suggestions.' },
  });
});

it.each([
  ['a website that only a machine of one’s own opens', { website: 'https://localhost/admin' }, 'website'],
  ['a website that is no address at all', { website: '=1+1' }, 'website'],
  ['a website without https', { website: 'http://park.example' }, 'website'],
  ['a sport twice', { sports: ['tennis', 'tennis'] }, 'sports'],
  ['no sport', { sports: [] }, 'sports'],
  ['an hour that no clock shows', { hours: [{ days: ['mon'], from: '25:00', to: '26:00' }] }, 'hours.0.from'],
])('refuses %s', async (_what, differences, field) => {
  const me = placesApi.signedInAs(await aPerson());
  await expect(me.addPlace(placeDetails(differences as never))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: expect.any(String) },
  });
});

it('puts the pin into the middle of the city when no one set it', async () => {
  const me = placesApi.signedInAs(await aPerson());
  const answer = await me.addPlace(placeDetails({ location: { cityPlaceId: austin.placeId }, insists: true }));
  if (answer.outcome !== 'added') throw new Error('not added');
  expect(answer.place.location.point).toEqual({ lat: austin.lat, lng: austin.lng });
  await expect(signedOut.getPublicPlace({ placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
});
