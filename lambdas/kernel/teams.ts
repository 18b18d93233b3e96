import type { EntityItem } from 'electrodb';
import { permissionsOf } from '#shared/teams/permissions.ts';
import type { Team } from '#shared/teams/schemas.ts';
import type { FindPermissions } from './authorize.ts';
import type { Membership, Memberships } from './memberships.ts';
import type { Table } from './table.ts';
import { teamEntity } from './team.entity.ts';

type Own = 'teamId' | 'version' | 'slug' | 'status' | 'memberCount' | 'createdAt' | 'updatedAt';
/** What a team says of itself. */
export type TeamFacts = Omit<Team, Own>;

/** A team as it is stored, the deleted ones left out. */
export type StoredTeam = Omit<EntityItem<ReturnType<typeof teamEntity>>, 'facts' | 'status'> & {
  readonly facts: TeamFacts;
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

/** Whether somebody may know of a team: a private one is its members' alone. */
export const isVisible = ({ facts }: StoredTeam, membership: Membership | undefined): boolean =>
  facts.visibility !== 'private' || membership !== undefined;

/** What a caller may do in a team, by the one table of roles. */
export const teamPermissionsIn =
  (teams: Pick<TeamReader, 'find'>, memberships: Pick<Memberships, 'find'>): FindPermissions =>
  async (userId, teamId) => {
    const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
    return team && isVisible(team, membership) ? permissionsOf(membership?.roles ?? []) : undefined;
  };
