import type { Table } from '#lambdas/kernel/data/table.ts';
import { hostsFor } from '#shared/teams/details/hosts-for.ts';
import { mayInTeams } from '#shared/teams/organizations/in-teams.ts';
import { mayFor, type TeamPermission } from '#shared/teams/permissions.ts';
import type { Membership, Umbrella } from './membership-reader.ts';
import { createMembershipReader, umbrellaOver } from './membership-reader.ts';
import { createTeamReader } from './teams.ts';

/**
 * Whether a person puts events under the name of a team, or of one of its squads. Read strongly consistently at the moment
 * of acting, so that a role counts from when it was given to when it was taken (promise P34).
 */
export type FindTeamHost = (userId: string, teamId: string, squadId?: string) => Promise<boolean>;

export function createTeamHosts(table: Table): FindTeamHost {
  const teams = createTeamReader(table);
  const memberships = createMembershipReader(table);
  return async (userId, teamId, squadId) => {
    const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
    if (!team || !membership) return false;
    return hostsFor(membership.roles, team.facts, { squadId, own: membership.details?.squadIds });
  };
}

/** What a person may do with an event: all that its hosts do, decide who comes, or check people in. */
export interface Standing {
  readonly manages: boolean;
  readonly managesJoiners: boolean;
  readonly checksIn: boolean;
}

/** An event as its community knows it. */
interface HostedByTeam {
  /** The community that hosts it. */
  readonly hostingTeam?: string | undefined;
  /** The squad of it whose event it is. */
  readonly hostingSquad?: string | undefined;
  readonly takenAway?: boolean | undefined;
}

/** What a person is to an event through the community that hosts it; undefined for who is not of it. */
export type StandingIn = (event: HostedByTeam, userId: string) => Promise<Standing | undefined>;

/** A person's relation to an event, by the community that hosts it, their squads in it and the organisation over it. */
export function createStandingIn(table: Table): StandingIn {
  const teams = createTeamReader(table);
  const memberships = createMembershipReader(table);
  return async ({ hostingTeam: teamId, hostingSquad: squadId, takenAway }, userId) => {
    if (!teamId || takenAway) return undefined;
    const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
    if (!team) return undefined;
    const umbrella = await umbrellaOver(userId, team, memberships);
    const may = mayAtEvent(membership, umbrella, squadId);
    const standing = {
      manages: may('manageEvents'),
      managesJoiners: may('manageJoiners'),
      checksIn: may('checkIn'),
    };
    return membership || Object.values(standing).includes(true) ? standing : undefined;
  };
}

/** Whether the community that hosts an event is for young people. */
export function createIsOfYouth(table: Table): (event: HostedByTeam) => Promise<boolean> {
  const teams = createTeamReader(table);
  return async ({ hostingTeam }) =>
    hostingTeam !== undefined && ((await teams.find(hostingTeam))?.facts.isYouth ?? false);
}

/** By the table of roles with the squad at hand, or by that of the organisation. */
const mayAtEvent =
  (membership: Membership | undefined, umbrella: Umbrella | undefined, squadId: string | undefined) =>
  (permission: TeamPermission): boolean =>
    mayFor(membership?.roles ?? [], permission, { squadId, own: membership?.details?.squadIds }) ||
    mayInTeams(umbrella?.roles ?? [], 'event').includes(permission);
