import { placeMerging } from '#shared/places/merging-contract.ts';
import { client } from './api.ts';

/** What makes two listings of one place one. */
export const mergingApi = client(placeMerging);
