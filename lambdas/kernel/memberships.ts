import type { EntityItem } from 'electrodb';
import type { TeamRole } from '#shared/teams/permissions.ts';
import type { RosterDetails } from '#shared/teams/roster.ts';
import { membershipEntity } from './membership.entity.ts';
import type { Table } from './table.ts';
import { teamPastEntity } from './team-past.entity.ts';

export type Membership = Omit<EntityItem<ReturnType<typeof membershipEntity>>, 'roles' | 'details'> & {
  readonly roles: readonly TeamRole[];
  readonly details?: RosterDetails;
};

/** Who is on which roster. Those of one person are strongly consistent; the context of teams writes them. */
export interface Memberships {
  find(key: Pick<Membership, 'userId' | 'teamId'>): Promise<Membership | undefined>;
  /** Whether the team is none to this person. Strongly consistent. */
  isBanned(key: Pick<Membership, 'userId' | 'teamId'>): Promise<boolean>;
  list(userId: string): Promise<readonly Membership[]>;
  /** The roster of a team, the longest there first; may lag a moment. */
  ofTeam(teamId: string): Promise<readonly Membership[]>;
}

/** What somebody is in an organisation: its roles are those of `shared/teams/organizations/permissions.ts`. */
export type Umbrella = Omit<Membership, 'roles'> & { readonly roles: readonly string[] };

/**
 * What somebody is in the organisation that a team belongs to, read at the moment of acting; undefined without a role, or
 * where the team belongs to none.
 */
export async function umbrellaOver(
  userId: string,
  { organizationId }: { readonly organizationId?: string | undefined },
  memberships: Pick<Memberships, 'find'>,
): Promise<Umbrella | undefined> {
  return organizationId === undefined ? undefined : memberships.find({ userId, teamId: organizationId });
}

export function createMemberships(table: Table): Memberships {
  const rows = membershipEntity(table);
  const past = teamPastEntity(table);
  return {
    find: async (key) => ((await rows.get(key).go({ consistent: true })).data as Membership | null) ?? undefined,
    isBanned: async (key) => (await past.get(key).go({ consistent: true })).data?.status === 'banned',
    list: async (userId) =>
      (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data as Membership[],
    ofTeam: async (teamId) => (await rows.query.byTeam({ teamId }).go({ pages: 'all' })).data as Membership[],
  };
}
