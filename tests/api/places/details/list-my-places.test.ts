import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { placeDetails, placesApi } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

it('lists what a person added, newest first, a page at a time', async () => {
  const me = placesApi.signedInAs(await aPerson());
  for (const name of ['One Field', 'Two Field', 'Three Field']) {
    await me.addPlace(placeDetails({ name }));
    product.clock.forwardMinutes(1);
  }
  const first = await me.listMyPlaces({ limit: 2 });
  expect(first.places.map(({ name }) => name)).toEqual(['Three Field', 'Two Field']);
  const rest = await me.listMyPlaces({ limit: 2, cursor: first.nextCursor! });
  expect(rest.places.map(({ name, status }) => [name, status])).toEqual([['One Field', 'pending']]);
  expect(rest.nextCursor).toBeUndefined();
  await expect(placesApi.signedInAs(await aPerson()).listMyPlaces({})).resolves.toEqual({ places: [] });
});

it('refuses a cursor of another user', async () => {
  const [me, other] = [placesApi.signedInAs(await aPerson()), placesApi.signedInAs(await aPerson())];
  await me.addPlace(placeDetails());
  await me.addPlace(placeDetails());
  const { nextCursor } = await me.listMyPlaces({ limit: 1 });
  await expect(other.listMyPlaces({ limit: 1, cursor: nextCursor! })).rejects.toMatchObject({
    code: 'request.cursorInvalid',
  });
});
