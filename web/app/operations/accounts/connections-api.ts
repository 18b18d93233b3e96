import { connectionsContract } from '#shared/people/connections/contract.ts';
import { client } from '../api.ts';

/** Players nearby, connections and lists of people. Apart from the others, so that only pages that call them load it. */
export const connectionsApi = client(connectionsContract);
