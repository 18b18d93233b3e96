import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';

it('asks for a check once three different people have reported a place', async () => {
  const { place } = await aPlace();
  const { placeId } = place;
  const status = async () => (await signedOut.getPublicPlace({ placeId })).place.standing.status;
  const report = (person: { userId: string }) =>
    placesApi.signedInAs(person).reportPlace({ placeId, category: 'closed', text: 'Fenced off.' });
  const first = await aPerson();
  await report(first);
  await report(first);
  await report(await aPerson());
  expect(await status()).toBe('listed');
  await report(await aPerson());
  expect(await status()).toBe('needs_check');
});

it('does not find a place that is not there', async () => {
  const me = placesApi.signedInAs(await aPerson());
  await expect(me.reportPlace({ placeId: nowhere, category: 'other' })).rejects.toMatchObject({
    code: 'place.notFound',
  });
});
