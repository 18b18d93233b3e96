import type { Table } from '#lambdas/kernel/data/table.ts';
import { organizationEntity } from '../organizations/organization.entity.ts';

/** Whether an organization is paid for what its communities sell, or each of their owners. */
interface OrganizationBilling {
  readonly name: string;
  readonly isPaid: boolean;
}

/** Strongly consistent; undefined once it is deleted. */
export type FindBilling = (organizationId: string) => Promise<OrganizationBilling | undefined>;

export function createFindBilling(table: Table): FindBilling {
  const rows = organizationEntity(table);
  return async (organizationId) => {
    const { data } = await rows.get({ organizationId }).go({ consistent: true });
    if (!data || data.deletedAt) return undefined;
    return { name: data.facts.name, isPaid: data.facts.billingMode === 'org' };
  };
}
