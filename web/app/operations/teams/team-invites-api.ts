import { teamInvites } from '#shared/teams/invites/contract.ts';
import { client } from '../api.ts';

/** The operations of invitations to a community. */
export const teamInvitesApi = client(teamInvites);
