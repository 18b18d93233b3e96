import { placeManagers } from '#shared/places/managers/contract.ts';
import { client } from '../api.ts';

/** Who manages places, and which listings are one. */
export const managersApi = client(placeManagers);
