import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Organization, OrganizationDetails } from '#shared/teams/organizations/schemas.ts';
import { organizationEntity } from './organization.entity.ts';

export type StoredOrganization = Omit<EntityItem<ReturnType<typeof organizationEntity>>, 'facts'> & {
  readonly facts: OrganizationDetails;
};

/** Organisations one by one and several at once; none that is deleted. Strongly consistent. */
export interface OrganizationReader {
  find(organizationId: string): Promise<StoredOrganization | undefined>;
  list(organizationIds: readonly string[]): Promise<readonly StoredOrganization[]>;
}

export function createOrganizationReader(table: Table): OrganizationReader {
  const rows = organizationEntity(table);
  return {
    find: async (organizationId) => {
      const { data } = await rows.get({ organizationId }).go({ consistent: true });
      return data && isThere(data) ? (data as StoredOrganization) : undefined;
    },
    list: async (organizationIds) => {
      if (organizationIds.length === 0) return [];
      const keys = [...new Set(organizationIds)].map((organizationId) => ({ organizationId }));
      return (await rows.get(keys).go({ consistent: true })).data.filter(isThere) as StoredOrganization[];
    },
  };
}

const isThere = ({ deletedAt }: { readonly deletedAt?: string | undefined }): boolean => deletedAt === undefined;

/** @throws {Problem} organization.notFound */
export async function readOrganization(
  organizationId: string,
  organizations: Pick<OrganizationReader, 'find'>,
): Promise<StoredOrganization> {
  const organization = await organizations.find(organizationId);
  if (!organization) throw new Problem('organization.notFound');
  return organization;
}

/** An organisation as people see it. */
export const toOrganization = ({ facts, ...organization }: StoredOrganization): Organization => ({
  ...facts,
  organizationId: organization.organizationId,
  version: organization.version,
  slug: organization.slug,
  teamCount: organization.teamCount,
  createdAt: organization.createdAt,
  updatedAt: organization.updatedAt,
});
