import { placePhotosContract } from '#shared/places/photos/contract.ts';
import { client } from '../api.ts';

/** What people show of places. */
export const photosApi = client(placePhotosContract);
