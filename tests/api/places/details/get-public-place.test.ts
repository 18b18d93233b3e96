import { expect, it } from 'vitest';
import { bodyOf } from '#shared/contract/errors.ts';
import { aPlace, nowhere, signedOut } from '#tests/support/places/places.ts';

it('shows a place to anybody, and nothing of the person who added it', async () => {
  const { place, keeper } = await aPlace();
  const seen = await signedOut.getPublicPlace({ placeId: place.placeId });
  expect(seen).toMatchObject({ place: { name: 'Pease Park', standing: { status: 'listed' } }, conditions: [] });
  expect(JSON.stringify(seen)).not.toContain(keeper.userId);
  expect(JSON.stringify(seen)).not.toContain(keeper.displayName);
});

it('says to the letter that a place is not found', async () => {
  const refusal = await signedOut.getPublicPlace({ placeId: nowhere }).catch((error) => error);
  expect(bodyOf(refusal, '')).toMatchObject({ code: 'place.notFound', status: 404, title: 'Place not found' });
});
