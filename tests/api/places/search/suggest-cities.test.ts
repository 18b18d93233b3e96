import { expect, it } from 'vitest';
import { handler } from '#lambdas/places/api.ts';
import { places } from '#shared/places/contract.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(places, handler).signedOut();

it('suggests US cities that begin like the text, with where and in which time zone they are', async () => {
  const { cities } = await visitor.suggestCities({ text: 'Austin, T' });
  expect(cities[0]).toEqual({
    placeId: expect.any(String),
    label: 'Austin, TX',
    lat: expect.closeTo(30.27, 1),
    lng: expect.closeTo(-97.74, 1),
    timeZone: 'America/Chicago',
  });
});

it('suggests eight at most, and only cities of the United States', async () => {
  const { cities } = await visitor.suggestCities({ text: 'Pa' });
  expect(cities.length).toBeLessThanOrEqual(8);
  expect(cities.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(/^Paris$/));
});

it('suggests nothing for a name that no city has', async () => {
  expect(await visitor.suggestCities({ text: 'Qqqqzz' })).toEqual({ cities: [] });
});

it('names the text when it is too short', async () => {
  await expect(visitor.suggestCities({ text: 'A' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { text: 'Type at least two letters.' },
  });
});
