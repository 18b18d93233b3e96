import { AutocompleteCommand, GeoPlacesClient, GetPlaceCommand } from '@aws-sdk/client-geo-places';
import { describe, expect, it } from 'vitest';
import '#tests/support/product/cloud.ts';

const places = new GeoPlacesClient();
const labels = async (QueryText: string, MaxResults = 5) =>
  (await places.send(new AutocompleteCommand({ QueryText, MaxResults }))).ResultItems?.map(({ Title }) => Title);

describe('US cities on one machine', () => {
  it('suggests the biggest city that begins like the text first', async () => {
    expect(await labels('aust')).toMatchObject([
      'Austin, TX, United States',
      'Austintown, OH, United States',
      {},
      {},
      {},
    ]);
  });

  it.each([
    ['la canada flint', 'La Cañada Flintridge, CA, United States'],
    ['SAINT LOUIS, MO', 'St. Louis, MO, United States'],
    ['  washington, dc', 'Washington, DC, United States'],
  ])('finds %s', async (text, label) => {
    expect(await labels(text, 1)).toEqual([label]);
  });

  it('knows where a city is and which time it keeps', async () => {
    const [city] = (await places.send(new AutocompleteCommand({ QueryText: 'Denver, CO' }))).ResultItems ?? [];
    const place = await places.send(new GetPlaceCommand({ PlaceId: city!.PlaceId! }));
    expect(place).toMatchObject({
      Address: { Locality: 'Denver', Region: { Code: 'CO' }, Country: { Code2: 'US' } },
      TimeZone: { Name: 'America/Denver' },
    });
    expect(place.Position?.map(Math.round)).toEqual([-105, 40]);
  });

  it('refuses an id it did not make', async () => {
    await expect(places.send(new GetPlaceCommand({ PlaceId: 'nowhere' }))).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });
});
