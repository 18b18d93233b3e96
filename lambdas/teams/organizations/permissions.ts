import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import {
  type OrganizationPermission,
  organizationPermissionNames,
  organizationPermissionsOf,
} from '#shared/teams/organizations/permissions.ts';
import type { PeopleStore } from './people-store.ts';
import type { OrganizationReader } from './stored.ts';

export interface Around {
  readonly organizations: Pick<OrganizationReader, 'find'>;
  readonly people: Pick<PeopleStore, 'find'>;
  readonly accounts: Pick<AccountReader, 'find'>;
}

/** What a caller may do in an organisation, by the table of its roles; platform admins may do everything. */
export const organizationPermissionsIn =
  ({ organizations, people, accounts }: Around) =>
  async (userId: string, organizationId: string): Promise<readonly OrganizationPermission[] | undefined> => {
    const [organization, person, account] = await Promise.all([
      organizations.find(organizationId),
      people.find(organizationId, userId),
      accounts.find(userId),
    ]);
    if (!organization) return undefined;
    return account?.isPlatformAdmin ? organizationPermissionNames : organizationPermissionsOf(person?.roles ?? []);
  };
