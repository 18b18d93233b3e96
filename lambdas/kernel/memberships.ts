import type { EntityItem } from 'electrodb';
import type { TeamRole } from '#shared/teams/permissions.ts';
import { membershipEntity } from './membership.entity.ts';
import type { Table } from './table.ts';

export type Membership = Omit<EntityItem<ReturnType<typeof membershipEntity>>, 'roles'> & {
  readonly roles: readonly TeamRole[];
};

/** Who is on which roster. Those of one person are strongly consistent; the context of teams writes them. */
export interface Memberships {
  find(key: Pick<Membership, 'userId' | 'teamId'>): Promise<Membership | undefined>;
  list(userId: string): Promise<readonly Membership[]>;
}

export function createMemberships(table: Table): Memberships {
  const rows = membershipEntity(table);
  return {
    find: async (key) => ((await rows.get(key).go({ consistent: true })).data as Membership | null) ?? undefined,
    list: async (userId) =>
      (await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' })).data as Membership[],
  };
}
