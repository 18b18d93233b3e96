import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

it('averages what people give, each once in six months, and replaces it then', async () => {
  const { placeId } = (await aPlace()).place;
  const [me, other] = [placesApi.signedInAs(await aPerson()), placesApi.signedInAs(await aPerson())];
  await me.ratePlace({ placeId, stars: 2, text: 'No nets.' });
  await expect(other.ratePlace({ placeId, stars: 5 })).resolves.toMatchObject({ score: { count: 2, average: 3.5 } });
  await expect(me.ratePlace({ placeId, stars: 4 })).rejects.toMatchObject({ code: 'place.ratedLately' });
  product.clock.forwardMinutes(185 * 24 * 60);
  await expect(me.ratePlace({ placeId, stars: 4 })).resolves.toMatchObject({ score: { count: 2, average: 4.5 } });
  const { ratings } = await signedOut.listPlaceRatings({ placeId });
  expect(ratings.map(({ stars }) => stars)).toEqual([4, 5]);
});

it('counts a person who presses several times at once only once', async () => {
  const { placeId } = (await aPlace()).place;
  const me = placesApi.signedInAs(await aPerson());
  const tries = await Promise.allSettled([1, 2, 3].map(() => me.ratePlace({ placeId, stars: 3 })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(signedOut.getPublicPlace({ placeId })).resolves.toMatchObject({
    place: { score: { count: 1, average: 3 } },
  });
});

it('refuses six stars and a place that is not there', async () => {
  const me = placesApi.signedInAs(await aPerson());
  const { placeId } = (await aPlace()).place;
  await expect(me.ratePlace({ placeId, stars: 6 })).rejects.toMatchObject({
    fields: { stars: 'Choose one to five stars.' },
  });
  await expect(me.ratePlace({ placeId: nowhere, stars: 3 })).rejects.toMatchObject({ code: 'place.notFound' });
});
