import { people } from '#shared/people/profile/contract.ts';
import { client } from '../api.ts';

/** What people keep of themselves besides their account. */
export const peopleApi = client(people);
