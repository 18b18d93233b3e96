import type { Table } from '#lambdas/kernel/data/table.ts';
import { membershipEntity } from './membership.entity.ts';
import { createMembershipReader, type Membership, type MembershipReader } from './membership-reader.ts';
import { teamPastEntity } from './team-past.entity.ts';

/** Who is on which roster. Those of one person are strongly consistent; the context of teams writes them. */
export interface Memberships extends MembershipReader {
  /** Whether the team is none to this person. Strongly consistent. */
  isBanned(key: Pick<Membership, 'userId' | 'teamId'>): Promise<boolean>;
  list(userId: string): Promise<readonly Membership[]>;
  /** The roster of a team, the longest there first; may lag a moment. */
  ofTeam(teamId: string): Promise<readonly Membership[]>;
}

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
