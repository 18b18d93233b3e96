import { discovery } from '#shared/discovery/contract.ts';
import { client } from '../api.ts';

/** The operations of discovery. Apart from the others, so that only pages that call them load their description. */
export const discoveryApi = client(discovery);
