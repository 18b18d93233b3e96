import { teams } from '#shared/teams/contract.ts';
import { client } from '../api.ts';

/** The operations of communities. Apart from the others, so that only pages that call them load their description. */
export const teamsApi = client(teams);
