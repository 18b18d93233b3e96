import { permissionsOf, type TeamPermission } from '#shared/teams/permissions.ts';
import type { StandingIn } from './event-visibility.ts';
import { createMemberships, umbrellaOver } from './memberships.ts';
import type { Table } from './table.ts';
import { createTeamReader, permissionsFor } from './teams.ts';

/**
 * What a person may do with what belongs to a team; undefined for whoever is not of it. Read strongly consistently at the
 * moment of acting, so that a role counts from when it was given to when it was taken (promise P34).
 */
export type FindTeamStanding = (userId: string, teamId: string) => Promise<readonly TeamPermission[] | undefined>;

export function createTeamStandings(table: Table): FindTeamStanding {
  const teams = createTeamReader(table);
  const memberships = createMemberships(table);
  return async (userId, teamId) => {
    const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
    return team && membership && permissionsOf(membership.roles);
  };
}

/** The same for an event, by the community that hosts it and the organisation over that. */
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
