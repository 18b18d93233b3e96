import { hostsContract } from '#shared/events/hosts/contract.ts';
import { client } from '../api.ts';

/** Hosts and invitations: few pages need them, so none carries their description for the others. */
export const hostsApi = client(hostsContract);
