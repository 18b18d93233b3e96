import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Membership } from '../ports/membership-reader.ts';
import { createMemberships } from '../ports/memberships.ts';
import { createMemberDetails, type MemberDetails } from '../ports/roster/member-details.ts';

/** What rosters say of people besides what they are. */
export interface DetailsStore extends Pick<MemberDetails, 'save'> {
  /** All of a team, the longest there first. */
  all(teamId: string): Promise<readonly Membership[]>;
}

export const createDetailsStore = (table: Table): DetailsStore => ({
  all: createMemberships(table).ofTeam,
  save: createMemberDetails(table).save,
});
