import { places } from '#shared/places/contract.ts';
import { client } from '../api.ts';

/** The operations of places. Apart from the others, so that only pages that call them load their description. */
export const placesApi = client(places);
