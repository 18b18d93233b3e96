import { teamMembers } from '#shared/teams/members/contract.ts';
import { client } from '../api.ts';

/** The operations of who is in a community. Apart from the others, so that only pages that call them load their description. */
export const teamMembersApi = client(teamMembers);
