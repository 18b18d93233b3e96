import { leavingContract } from '#shared/accounts/deletion/contract.ts';
import { client } from '../api.ts';

/** The account as a whole. Apart from the others, so that only pages that call it load its description. */
export const leavingApi = client(leavingContract);
