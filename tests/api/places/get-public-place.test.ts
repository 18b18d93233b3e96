import { expect, it } from 'vitest';
import { aPlace, nowhere, signedOut } from '#tests/support/places.ts';

it('shows a place to anybody, and nothing of the person who added it', async () => {
  const { place, keeper } = await aPlace();
  const seen = await signedOut.getPublicPlace({ placeId: place.placeId });
  expect(seen).toMatchObject({ place: { name: 'Pease Park', standing: { status: 'listed' } }, conditions: [] });
  expect(JSON.stringify(seen)).not.toContain(keeper.userId);
  expect(JSON.stringify(seen)).not.toContain(keeper.displayName);
});

it('says to the letter that a place is not found', async () => {
  await expect(signedOut.getPublicPlace({ placeId: nowhere })).rejects.toMatchObject({
    code: 'place.notFound',
    status: 404,
    message: 'Place not found',
  });
});
