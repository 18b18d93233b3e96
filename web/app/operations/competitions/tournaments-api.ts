import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { client } from '../api.ts';

/** The operations of tournaments. Apart from the others, so that only pages that call them load their description. */
export const tournamentsApi = client(tournamentsContract);
