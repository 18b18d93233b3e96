import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import { createPlaceStore } from '../details/store.ts';
import { addPlacePhoto } from './operations/add-place-photo.ts';
import { removePlacePhoto } from './operations/remove-place-photo.ts';

const store = createPlaceStore(table());
const uploads = createUploadReader(table());

export const handler = serve(placePhotosContract, {
  addPlacePhoto: (input, caller) => addPlacePhoto(input, caller, store, uploads),
  removePlacePhoto: (input, caller) => removePlacePhoto(input, caller, store),
});
