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
    summary: 'Show a photo of a place that you uploaded',
    access: 'profileComplete',
    limit: { calls: 30, per: 'day' },
    input: Picture.extend({ placeId: PlaceId }),
    output: photos,
    errors: ['place.notFound', 'place.closed', 'upload.tooMany', 'upload.notFound'],
  },
  removePlacePhoto: {
    method: 'DELETE',
    path: '/places/{placeId}/photos/{uploadId}',
    summary: 'Take a photo off a place: one of your own, or any where you keep the place',
    access: 'profileComplete',
    input: z.strictObject({ placeId: PlaceId, uploadId: UploadId }),
    output: photos,
    errors: ['place.notFound', 'upload.notFound', 'access.denied'],
  },
});
