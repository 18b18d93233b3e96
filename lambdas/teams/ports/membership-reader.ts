import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { TeamGrant, TeamRole } from '#shared/teams/permissions.ts';
import type { MemberFiles } from '#shared/teams/roster/member-files.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';
import { membershipEntity } from './membership.entity.ts';

/** The members of a roster. */
export type Membership = Omit<
  EntityItem<ReturnType<typeof membershipEntity>>,
  'roles' | 'grants' | 'details' | 'files'
> & {
  readonly roles: readonly TeamRole[];
  readonly grants?: readonly TeamGrant[];
  readonly details?: RosterDetails;
  readonly files?: MemberFiles;
};

/** The roles of a person in an organization: its roles are those of `shared/teams/organizations/permissions.ts`. */
export type Umbrella = Omit<Membership, 'roles' | 'grants'> & { readonly roles: readonly string[] };

export interface MembershipReader {
  /** Strongly consistent. */
  find(key: Pick<Membership, 'userId' | 'teamId'>): Promise<Membership | undefined>;
}

/** A member's roles on a roster, for callers that need no more. Strongly consistent. */
export function createMembershipReader(table: Table): MembershipReader {
  const rows = membershipEntity(table);
  return {
    find: async (key) => ((await rows.get(key).go({ consistent: true })).data as Membership | null) ?? undefined,
  };
}

/**
 * A person's roles in the organisation that a team belongs to, read at the moment of acting; undefined without a role, or
 * where the team belongs to none.
 */
export async function umbrellaOver(
  userId: string,
  { organizationId }: { readonly organizationId?: string | undefined },
  memberships: MembershipReader,
): Promise<Umbrella | undefined> {
  return organizationId === undefined ? undefined : memberships.find({ userId, teamId: organizationId });
}
