import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, nowhere, placesApi } from '#tests/support/places/places.ts';

it('says what a person may do with a place and what they said of it', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(await aPerson());
  await expect(placesApi.signedInAs(keeper).getPlace({ placeId })).resolves.toMatchObject({ canManage: true });
  const before = await me.getPlace({ placeId });
  expect(before).toMatchObject({ canManage: false });
  expect(before).not.toHaveProperty('myRating');
  await me.confirmPlace({ placeId });
  await me.ratePlace({ placeId, stars: 4, text: 'Good nets.' });
  await expect(me.getPlace({ placeId })).resolves.toMatchObject({
    confirmedByMeAt: expect.any(String),
    myRating: { stars: 4, text: 'Good nets.', mayRateAgainAt: expect.any(String) },
  });
});

it('does not find a place that is not there', async () => {
  const me = placesApi.signedInAs(await aPerson());
  await expect(me.getPlace({ placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
});
