import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type OrganizationPermission, organizationPermissionsOf } from '#shared/teams/organizations/permissions.ts';
import { organizationPermissionsIn } from '../organizations/permissions.ts';
import { createOrganizationReader } from '../organizations/stored.ts';
import { membershipEntity } from './membership.entity.ts';
import { createMembershipReader } from './membership-reader.ts';

/** What a person may do in an organization; undefined where it is none to them. */
export type OrganizationPermissions = (
  userId: string,
  organizationId: string,
) => Promise<readonly OrganizationPermission[] | undefined>;

export function createOrganizationPermissions(table: Table): OrganizationPermissions {
  const { find } = createMembershipReader(table);
  return organizationPermissionsIn({
    organizations: createOrganizationReader(table),
    people: { find: (teamId, userId) => find({ userId, teamId }) },
    accounts: createAccountReader(table),
  });
}

/** The people who hear of an organization's money; may lag a moment. */
export type FindMoneyPeople = (organizationId: string) => Promise<readonly string[]>;

export function createFindMoneyPeople(table: Table): FindMoneyPeople {
  const rows = membershipEntity(table);
  return async (teamId) => {
    const { data } = await rows.query.byTeam({ teamId }).go({ pages: 'all' });
    return data
      .filter(({ roles }) => organizationPermissionsOf(roles).includes('manageMoney'))
      .map(({ userId }) => userId);
  };
}
