import { AutocompleteCommand, GeoPlacesClient, GetPlaceCommand } from '@aws-sdk/client-geo-places';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { createCities } from '#lambdas/kernel/geo/place-suggestions.ts';

const location = mockClient(GeoPlacesClient);
const austin = {
  PlaceId: 'here:austin',
  PlaceType: 'Locality',
  Title: 'Austin, TX, United States',
  Address: { Locality: 'Austin', Region: { Code: 'TX' }, Country: { Code2: 'US' } },
  Position: [-97.74306, 30.26715],
  TimeZone: { Name: 'America/Chicago' },
} as never;
const cities = () => createCities(new GeoPlacesClient({ region: 'local' }));

beforeEach(() => location.reset());

it('asks for cities of the United States only', async () => {
  location.on(AutocompleteCommand).resolves({ ResultItems: [] });
  await cities().suggest('Aus');
  expect(location.commandCalls(AutocompleteCommand)[0]?.args[0].input).toMatchObject({
    QueryText: 'Aus',
    MaxResults: 8,
    Filter: { IncludeCountries: ['USA'], IncludePlaceTypes: ['Locality'] },
  });
});

it('looks the position of a suggested city up once', async () => {
  location.on(AutocompleteCommand).resolves({ ResultItems: [{ PlaceId: 'here:austin' } as never] });
  location.on(GetPlaceCommand).resolves(austin);
  const known = cities();
  expect(await known.suggest('Aus')).toEqual(await known.suggest('Aust'));
  expect(location.commandCalls(GetPlaceCommand)).toHaveLength(1);
});

it('asks for a city that will be stored as the terms want it', async () => {
  location.on(GetPlaceCommand).resolves(austin);
  expect(await cities().find('here:austin')).toEqual({
    city: {
      placeId: 'here:austin',
      name: 'Austin, TX',
      lat: 30.26715,
      lng: -97.74306,
      hash: expect.stringMatching(/^9v6kpv...$/),
    },
    timeZone: 'America/Chicago',
  });
  expect(location.commandCalls(GetPlaceCommand)[0]?.args[0].input).toMatchObject({ IntendedUse: 'Storage' });
});

it.each([
  ['a street', { PlaceType: 'Street' }],
  ['a city elsewhere', { Address: { Locality: 'Toronto', Country: { Code2: 'CA' } } }],
  ['a place without a position', { Position: undefined }],
])('finds no city in %s', async (_, differences) => {
  location.on(GetPlaceCommand).resolves({ ...(austin as object), ...differences } as never);
  expect(await cities().find('here:other')).toBeUndefined();
});

it('finds no city under an id that no one gave out', async () => {
  location.on(GetPlaceCommand).rejects(Object.assign(new Error('Invalid PlaceId'), { name: 'ValidationException' }));
  expect(await cities().find('made up')).toBeUndefined();
});

it('does not take an outage for an unknown city', async () => {
  location.on(GetPlaceCommand).rejects(Object.assign(new Error('Busy'), { name: 'ThrottlingException' }));
  await expect(cities().find('here:austin')).rejects.toThrow('Busy');
});
