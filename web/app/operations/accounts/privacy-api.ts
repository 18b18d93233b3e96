import { privacyContract } from '#shared/people/privacy/contract.ts';
import { client } from '../api.ts';

/** Privacy, blocks and finding people. Apart from the others, so that only pages that call them load their description. */
export const privacyApi = client(privacyContract);
