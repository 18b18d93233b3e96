import type { Table } from '#lambdas/kernel/data/table.ts';
import { organizationEntity } from '../organizations/organization.entity.ts';

/** What an organization is called; undefined once it is deleted. */
export type FindOrganizationName = (organizationId: string) => Promise<string | undefined>;

export function createOrganizationNames(table: Table): FindOrganizationName {
  const rows = organizationEntity(table);
  return async (organizationId) => {
    const { data } = await rows.get({ organizationId }).go();
    return data && !data.deletedAt ? data.facts.name : undefined;
  };
}
