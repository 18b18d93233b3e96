import { placePhotosContract } from '#shared/places/photos-contract.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createUploadReader } from '../../kernel/uploads/uploads.ts';
import { createPlaceStore } from '../store.ts';
import { addPlacePhoto } from './operations/add-place-photo.ts';
import { removePlacePhoto } from './operations/remove-place-photo.ts';

const store = createPlaceStore(table());
const uploads = createUploadReader(table());

export const handler = serve(placePhotosContract, {
  addPlacePhoto: (input, caller) => addPlacePhoto(input, caller, store, uploads),
  removePlacePhoto: (input, caller) => removePlacePhoto(input, caller, store),
});
