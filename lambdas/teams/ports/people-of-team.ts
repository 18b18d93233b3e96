import type { Table } from '#lambdas/kernel/data/table.ts';
import { heads, holds } from '#shared/teams/organizations/roles.ts';
import { createMembershipReader, umbrellaOver } from './membership-reader.ts';
import { createTeamReader } from './teams.ts';

/** Whether a person is of a team: on its roster, or at the head of the organisation over it. Strongly consistent. */
export type IsOfTeam = (userId: string, teamId: string) => Promise<boolean>;

export function createIsOfTeam(table: Table): IsOfTeam {
  const teams = createTeamReader(table);
  const memberships = createMembershipReader(table);
  return async (userId, teamId) => {
    const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
    if (!team) return false;
    return membership !== undefined || holds(heads, (await umbrellaOver(userId, team, memberships))?.roles ?? []);
  };
}
