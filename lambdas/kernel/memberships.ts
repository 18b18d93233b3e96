import type { EntityItem } from 'electrodb';
import type { TeamRole } from '#shared/teams/permissions.ts';
import type { RosterDetails } from '#shared/teams/roster.ts';
import { membershipEntity } from './membership.entity.ts';
import { createMembershipReader } from './membership-reader.ts';
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

export function createMemberships(table: Table): Memberships {
  const rows = membershipEntity(table);
  const past = teamPastEntity(table);
  return {
    ...createMembershipReader(table),
    isBanned: async (key) => (await past.get(key).go({ consistent: true })).data?.status === 'banned',
    list: async (userId) =>
      (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data as Membership[],
    ofTeam: async (teamId) => (await rows.query.byTeam({ teamId }).go({ pages: 'all' })).data as Membership[],
  };
}
