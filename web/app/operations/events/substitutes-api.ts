import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { client } from '../api.ts';

/** Substitutes: few pages need them, so none carries their description for the others. */
export const substitutesApi = client(substitutesContract);
