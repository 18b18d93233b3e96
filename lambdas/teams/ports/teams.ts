import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { DependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { mayInTeams, type ThingOfTeam } from '#shared/teams/organizations/in-teams.ts';
import { permissionsOf, type TeamPermission } from '#shared/teams/permissions.ts';
import type { Team } from '#shared/teams/schemas.ts';
import type { Membership, Umbrella } from './membership-reader.ts';
import { umbrellaOver } from './membership-reader.ts';
import type { Memberships } from './memberships.ts';
import { teamEntity } from './team.entity.ts';

/** A team as it is stored, the deleted ones left out. */
export type StoredTeam = Omit<EntityItem<ReturnType<typeof teamEntity>>, 'status'> & {
  readonly status: Team['status'];
};

/** Reads of teams that every context may need. */
export interface TeamReader {
  /** Strongly consistent; undefined for a deleted one. */
  find(teamId: string): Promise<StoredTeam | undefined>;
  /** In no order; those that are gone are left out. */
  list(teamIds: readonly string[]): Promise<readonly StoredTeam[]>;
}

export function createTeamReader(table: Table): TeamReader {
  const rows = teamEntity(table);
  const known = (row: EntityItem<ReturnType<typeof teamEntity>> | null) =>
    row && row.status !== 'deleted' ? (row as StoredTeam) : undefined;
  return {
    find: async (teamId) => known((await rows.get({ teamId }).go({ consistent: true })).data),
    list: async (teamIds) => {
      if (teamIds.length === 0) return [];
      const keys = [...new Set(teamIds)].map((teamId) => ({ teamId }));
      const { data } = await rows.get(keys).go({ consistent: true });
      return data.flatMap((row) => known(row) ?? []);
    },
  };
}

/** Whether a person may know of a team: a private one is its members' and its organisation's alone. */
export const isVisible = ({ facts }: StoredTeam, membership: Membership | Umbrella | undefined): boolean =>
  facts.visibility !== 'private' || membership !== undefined;

/** A team as a caller meets it. */
interface TeamFor {
  readonly team: StoredTeam;
  readonly membership: Membership | undefined;
  /** What they are in its organisation. */
  readonly umbrella: Umbrella | undefined;
  /** They know of the team only because a child of theirs is a member. */
  readonly isGuardian: boolean;
}

/** Who a caller is to teams: by their own memberships, and where it may be read by guardians by those of their children. */
type Standings = Pick<Memberships, 'find' | 'isBanned'> & { readonly dependantsOf?: DependantsOf | undefined };

/** A team with what one person is in it; undefined where it is none to them. */
export async function findTeamFor(
  key: { readonly userId: string; readonly teamId: string },
  teams: Pick<TeamReader, 'find'>,
  memberships: Standings,
): Promise<TeamFor | undefined> {
  const [team, membership] = await Promise.all([teams.find(key.teamId), memberships.find(key)]);
  if (!team) return undefined;
  const umbrella = await umbrellaOver(key.userId, team, memberships);
  const isIn = membership !== undefined || umbrella !== undefined;
  const isGuardian = !isVisible(team, membership ?? umbrella) && (await guardsMember(key, memberships));
  if (!isGuardian && !isVisible(team, membership ?? umbrella)) return undefined;
  return isIn || !(await memberships.isBanned(key)) ? { team, membership, umbrella, isGuardian } : undefined;
}

async function guardsMember(
  { userId, teamId }: { readonly userId: string; readonly teamId: string },
  { find, dependantsOf }: Standings,
): Promise<boolean> {
  const dependants = (await dependantsOf?.(userId)) ?? [];
  const found = await Promise.all(dependants.map((person) => find({ userId: person, teamId })));
  return found.some((membership) => membership !== undefined);
}

/**
 * What a caller may do in a team or in its seasons, by the two tables of roles: its own, and that of its organisation. A
 * program admin counts in a season of their groups alone.
 */
export const teamPermissionsIn =
  (
    teams: Pick<TeamReader, 'find'>,
    memberships: Pick<Memberships, 'find' | 'isBanned'>,
    about: { readonly thing: ThingOfTeam; readonly seasonGroupId?: string | undefined } = { thing: 'team' },
  ) =>
  async (userId: string, teamId: string): Promise<readonly TeamPermission[] | undefined> => {
    const found = await findTeamFor({ userId, teamId }, teams, memberships);
    return found && permissionsFor(found, about);
  };

/** The same for a known person. */
export function permissionsFor(
  { membership, umbrella }: { membership?: Membership | undefined; umbrella?: Umbrella | undefined },
  { thing, seasonGroupId }: { readonly thing: ThingOfTeam; readonly seasonGroupId?: string | undefined },
): readonly TeamPermission[] {
  const own = permissionsOf(membership?.roles ?? []);
  if (!umbrella) return own;
  const isTheirs = umbrella.seasonGroupIds?.includes(seasonGroupId ?? '') === true;
  const roles = umbrella.roles.filter((role) => role !== 'programAdmin' || isTheirs);
  return [...new Set([...own, ...mayInTeams(roles, thing)])];
}
