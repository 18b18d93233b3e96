import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';

async function rated() {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const person = await aPerson();
  await placesApi.signedInAs(person).ratePlace({ placeId, stars: 2, text: 'No nets.' });
  const { ratings } = await signedOut.listPlaceRatings({ placeId });
  return { placeId, host: placesApi.signedInAs(keeper), person, ratingId: ratings[0]!.ratingId };
}

it('answers a rating for the place, and takes the answer back', async () => {
  const { placeId, host, ratingId } = await rated();
  await host.replyToRating({ placeId, ratingId, text: 'New nets are up.' });
  await expect(signedOut.listPlaceRatings({ placeId })).resolves.toMatchObject({
    ratings: [{ text: 'No nets.', reply: { text: 'New nets are up.' } }],
  });
  const without = await host.replyToRating({ placeId, ratingId, text: '' });
  expect(without).not.toHaveProperty('reply');
});

it('is for those who manage the place, about ratings that are there', async () => {
  const { placeId, host, person, ratingId } = await rated();
  const input = { placeId, ratingId, text: 'Thanks' };
  await expect(placesApi.signedInAs(person).replyToRating(input)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(host.replyToRating({ ...input, placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
  const unknown = { ...input, ratingId: 'rat_00000000000000000000000000' };
  await expect(host.replyToRating(unknown)).rejects.toMatchObject({ code: 'place.ratingNotFound' });
});
