import { accounts } from '#shared/accounts/contract.ts';
import { client } from '../api.ts';

/** The operations of accounts. Apart from the others, so that only pages that call them load their description. */
export const accountsApi = client(accounts);
