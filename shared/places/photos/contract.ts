import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { PlaceId, UploadId } from '#shared/ids.ts';
import { Picture } from '#shared/uploads/picture.ts';
import { PlacePhoto } from './photo.ts';

const photos = z.object({ photos: z.array(PlacePhoto) });

/** What people show of places. */
export const placePhotosContract = defineContract('place-photos', {
  addPlacePhoto: {
    method: 'POST',
    path: '/places/{placeId}/photos',
    summary: 'Add an uploaded photo to a place',
    access: 'profileComplete',
    limit: { calls: 30, per: 'day' },
    input: Picture.extend({ placeId: PlaceId }),
    output: photos,
    errors: ['place.notFound', 'place.closed', 'upload.tooMany', 'upload.notFound'],
  },
  removePlacePhoto: {
    method: 'DELETE',
    path: '/places/{placeId}/photos/{uploadId}',
    summary: 'Remove a photo from a place: your own, or any as its manager',
    access: 'profileComplete',
    input: z.strictObject({ placeId: PlaceId, uploadId: UploadId }),
    output: photos,
    errors: ['place.notFound', 'upload.notFound', 'access.denied'],
  },
});
