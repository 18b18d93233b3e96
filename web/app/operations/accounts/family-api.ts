import { family } from '#shared/people/family/contract.ts';
import { client } from '../api.ts';

/** Family connections and dependants. Apart from the others, so that only pages that call them load their description. */
export const familyApi = client(family);
