import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { client } from '../api.ts';

/** What players say of each other. Apart from the others, so that only pages that call it load its description. */
export const endorsementsApi = client(endorsementsContract);
