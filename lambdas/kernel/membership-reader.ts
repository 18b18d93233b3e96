import { membershipEntity } from './membership.entity.ts';
import type { Membership, Memberships, Umbrella } from './memberships.ts';
import type { Table } from './table.ts';

/** What somebody is on a roster, for whoever asks nothing else. Strongly consistent. */
export function createMembershipReader(table: Table): Pick<Memberships, 'find'> {
  const rows = membershipEntity(table);
  return {
    find: async (key) => ((await rows.get(key).go({ consistent: true })).data as Membership | null) ?? undefined,
  };
}

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
