import { hostsFor } from '#shared/teams/permissions.ts';
import type { StandingIn } from './event-visibility.ts';
import { createMemberships, umbrellaOver } from './memberships.ts';
import type { Table } from './table.ts';
import { createTeamReader, permissionsFor } from './teams.ts';

/**
 * Whether a person puts events under the name of a team. Read strongly consistently at the moment of acting, so that a role
 * counts from when it was given to when it was taken (promise P34).
 */
export type FindTeamHost = (userId: string, teamId: string) => Promise<boolean>;

export function createTeamHosts(table: Table): FindTeamHost {
  const teams = createTeamReader(table);
  const memberships = createMemberships(table);
  return async (userId, teamId) => {
    const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
    return team !== undefined && membership !== undefined && hostsFor(membership.roles, team.facts);
  };
}

/** What somebody is to an event, by the community that hosts it and the organisation over that. */
export function createStandingIn(table: Table): StandingIn {
  const teams = createTeamReader(table);
  const memberships = createMemberships(table);
  return async ({ hostingTeam: teamId, takenAway }, userId) => {
    if (!teamId || takenAway) return undefined;
    const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
    if (!team) return undefined;
    const umbrella = await umbrellaOver(userId, team, memberships);
    if (permissionsFor({ membership, umbrella }, { thing: 'event' }).includes('manageEvents')) return 'manager';
    return membership && 'member';
  };
}
