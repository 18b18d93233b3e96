import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

it('shows what people met, the most said first, for three hours', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const [first, second, third] = [await aPerson(), await aPerson(), await aPerson()];
  await placesApi.signedInAs(first).reportCondition({ placeId, condition: 'crowded' });
  await placesApi.signedInAs(second).reportCondition({ placeId, condition: 'wet' });
  product.clock.forwardMinutes(60);
  const { conditions } = await placesApi.signedInAs(third).reportCondition({ placeId, condition: 'wet' });
  expect(conditions).toMatchObject([
    { condition: 'wet', people: 2 },
    { condition: 'crowded', people: 1 },
  ]);
  product.clock.forwardMinutes(121);
  const { conditions: later } = await placesApi.signedInAs(keeper).getPlace({ placeId });
  expect(later).toMatchObject([{ condition: 'wet', people: 1 }]);
  product.clock.forwardMinutes(60);
  await expect(signedOut.getPublicPlace({ placeId })).resolves.toMatchObject({ conditions: [] });
});

it('replaces what a person said before', async () => {
  const { placeId } = (await aPlace()).place;
  const me = placesApi.signedInAs(await aPerson());
  await me.reportCondition({ placeId, condition: 'flooded' });
  const { conditions } = await me.reportCondition({ placeId, condition: 'fine' });
  expect(conditions).toMatchObject([{ condition: 'fine', people: 1 }]);
});

it('refuses a place that has closed or is not there', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(keeper);
  await me.setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } });
  await expect(me.reportCondition({ placeId, condition: 'fine' })).rejects.toMatchObject({ code: 'place.closed' });
  await expect(me.reportCondition({ placeId: nowhere, condition: 'fine' })).rejects.toMatchObject({
    code: 'place.notFound',
  });
});
