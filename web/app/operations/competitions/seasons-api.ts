import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { client } from '../api.ts';

/** The operations of seasons. Apart from the others, so that only pages that call them load their description. */
export const seasonsApi = client(seasonsContract);
