import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

it('lists ratings newest first, a page at a time, by the names people show', async () => {
  const { placeId } = (await aPlace()).place;
  for (const [index, displayName] of ['Ana', 'Bo', 'Cy'].entries()) {
    await placesApi.signedInAs(await aPerson({ displayName })).ratePlace({ placeId, stars: index + 1 });
    product.clock.forwardMinutes(1);
  }
  const first = await signedOut.listPlaceRatings({ placeId, limit: 2 });
  expect(first.ratings.map(({ displayName }) => displayName)).toEqual(['Cy', 'Bo']);
  const rest = await signedOut.listPlaceRatings({ placeId, limit: 2, cursor: first.nextCursor! });
  expect(rest.ratings.map(({ displayName }) => displayName)).toEqual(['Ana']);
});

it('refuses a cursor that is not its own and a place that is not there', async () => {
  const { placeId } = (await aPlace()).place;
  await expect(signedOut.listPlaceRatings({ placeId, cursor: 'abc.def' })).rejects.toMatchObject({
    code: 'request.cursorInvalid',
  });
  await expect(signedOut.listPlaceRatings({ placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
});
