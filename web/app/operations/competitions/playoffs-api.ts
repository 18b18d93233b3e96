import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { client } from '../api.ts';

/** The operations of playoffs. Apart from the others, so that only pages that call them load their description. */
export const playoffsApi = client(playoffs);
