import { teamRoster } from '#shared/teams/roster/contract.ts';
import { client } from '../api.ts';

/** The operations of a roster and what it says. */
export const teamRosterApi = client(teamRoster);
