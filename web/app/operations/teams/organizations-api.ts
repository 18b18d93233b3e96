import { organizations } from '#shared/teams/organizations/contract.ts';
import { client } from '../api.ts';

/** The operations of organisations and outside teams. Apart, so that only pages that call them load their description. */
export const organizationsApi = client(organizations);
