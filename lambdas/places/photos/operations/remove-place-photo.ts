import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { placePhotosContract } from '#shared/places/photos/contract.ts';
import type { PlaceStore } from '../../details/store.ts';
import { managesPlace } from '../../details/stored-place.ts';
import { changePhotos } from '../change-photos.ts';

type RemovePlacePhoto = (typeof placePhotosContract)['operations']['removePlacePhoto'];

export async function removePlacePhoto(
  { placeId, uploadId }: Parsed<RemovePlacePhoto>,
  caller: Caller,
  store: PlaceStore,
): Promise<Output<RemovePlacePhoto>> {
  const { userId } = actorOf(caller);
  return changePhotos(placeId, store, caller.now, (photos, place) => {
    const photo = photos.find((each) => each.uploadId === uploadId);
    if (!photo) throw new Problem('upload.notFound');
    if (photo.addedBy !== userId && !managesPlace(place, userId)) throw new Problem('access.denied');
    return photos.filter((each) => each !== photo);
  });
}
