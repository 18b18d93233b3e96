import { expect, it, onTestFinished } from 'vitest';
import { handler } from '#lambdas/places/photos/api.ts';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';
import { aDayLater, anUpload, storedKeys } from '#tests/support/uploads/uploads.ts';

const photosApi = product.client(placePhotosContract, handler);

it('goes when the user who showed it or the user who keeps the place removes it, and its file a day later', async () => {
  onTestFinished(product.clock.reset);
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const [visitor, other] = [await aPerson(), await aPerson()];
  const uploadId = await anUpload(visitor, { purpose: 'placePhoto' });
  await photosApi.signedInAs(visitor).addPlacePhoto({ placeId, uploadId, alt: 'The north court' });
  await product.drain();
  const remove = (person: { userId: string }) => photosApi.signedInAs(person).removePlacePhoto({ placeId, uploadId });
  await expect(remove(other)).rejects.toMatchObject({ code: 'access.denied' });
  expect(await remove(keeper)).toEqual({ photos: [] });
  await expect(remove(visitor)).rejects.toMatchObject({ code: 'upload.notFound' });
  await aDayLater();
  expect(storedKeys()).not.toContain(`media/${uploadId}`);
  const nowhere = { placeId: 'plc_00000000000000000000000000', uploadId };
  await expect(photosApi.signedInAs(visitor).removePlacePhoto(nowhere)).rejects.toMatchObject({
    code: 'place.notFound',
  });
});
