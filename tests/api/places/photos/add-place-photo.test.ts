import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/places/photos/api.ts';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlace, placesApi } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

const photosApi = product.client(placePhotosContract, handler);
const nowhere = 'plc_00000000000000000000000000';
const photoOf = (person: { userId: string }) => anUpload(person, { purpose: 'placePhoto' });

describe('a photo of a place', () => {
  it('is shown to everyone, with its words', async () => {
    const { place } = await aPlace();
    const { placeId } = place;
    const visitor = await aPerson();
    const uploadId = await photoOf(visitor);
    await photosApi.signedInAs(visitor).addPlacePhoto({ placeId, uploadId, alt: 'The north court' });
    const seen = await placesApi.signedOut().getPublicPlace({ placeId });
    expect(seen.place.photos).toEqual([{ uploadId, alt: 'The north court', addedBy: visitor.userId }]);
  });

  it('is one of three at most of the user who does not keep the place', async () => {
    const { place } = await aPlace();
    const visitor = await aPerson();
    const add = async () =>
      photosApi
        .signedInAs(visitor)
        .addPlacePhoto({ placeId: place.placeId, uploadId: await photoOf(visitor), alt: 'Again' });
    for (let photo = 0; photo < 3; photo += 1) await add();
    await expect(add()).rejects.toMatchObject({ code: 'upload.tooMany' });
  });

  it('is one’s own, of a place that is there and open', async () => {
    const { place, keeper } = await aPlace();
    const mine = photosApi.signedInAs(keeper);
    const add = (placeId: string, uploadId: string) => mine.addPlacePhoto({ placeId, uploadId, alt: 'Court' });
    const uploadId = await photoOf(keeper);
    await expect(add(nowhere, uploadId)).rejects.toMatchObject({ code: 'place.notFound' });
    const { placeId, version } = place;
    await expect(add(placeId, await photoOf(await aPerson()))).rejects.toMatchObject({ code: 'upload.notFound' });
    await placesApi.signedInAs(keeper).setPlaceStanding({ placeId, version, to: { status: 'closed' } });
    await expect(add(placeId, uploadId)).rejects.toMatchObject({ code: 'place.closed' });
  });
});
