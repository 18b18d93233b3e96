import { createMemberDetails, type MemberDetails } from '../../kernel/member-details.ts';
import type { Membership } from '../../kernel/membership-reader.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import type { Table } from '../../kernel/table.ts';

/** What rosters say of people besides what they are. */
export interface DetailsStore extends Pick<MemberDetails, 'save'> {
  /** Everybody of a team, the longest there first. */
  all(teamId: string): Promise<readonly Membership[]>;
}

export const createDetailsStore = (table: Table): DetailsStore => ({
  all: createMemberships(table).ofTeam,
  save: createMemberDetails(table).save,
});
