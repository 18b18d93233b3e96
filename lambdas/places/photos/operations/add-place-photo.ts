import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import type { placePhotosContract } from '#shared/places/photos/contract.ts';
import { mostPhotos, mostPhotosOfOne } from '#shared/places/photos/photo.ts';
import type { PlaceStore } from '../../details/store.ts';
import { managesPlace } from '../../details/stored-place.ts';
import { changePhotos } from '../change-photos.ts';

type AddPlacePhoto = (typeof placePhotosContract)['operations']['addPlacePhoto'];

/** Any user may show it; a repeat changes nothing but the words. */
export async function addPlacePhoto(
  { placeId, uploadId, alt }: Parsed<AddPlacePhoto>,
  caller: Caller,
  store: PlaceStore,
  uploads: UploadReader,
): Promise<Output<AddPlacePhoto>> {
  const { userId } = actorOf(caller);
  await keptUpload({ uploadId, purpose: 'placePhoto', userId, field: 'uploadId' }, uploads);
  return changePhotos(placeId, store, caller.now, (photos, place) => {
    if (!isOpenToPlans(place.standing)) throw new Problem('place.closed');
    const others = photos.filter((each) => each.uploadId !== uploadId);
    const ofMine = others.filter(({ addedBy }) => addedBy === userId);
    const isOver = others.length >= mostPhotos || (ofMine.length >= mostPhotosOfOne && !managesPlace(place, userId));
    if (isOver) throw new Problem('upload.tooMany');
    return [...others, { uploadId, alt, addedBy: userId }];
  });
}
