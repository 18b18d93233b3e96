import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Output } from '#shared/contract/operation.ts';
import type { organizationOperations } from '#shared/teams/organizations/operations.ts';
import { organizationRoleLabel } from '#shared/teams/organizations/role-words.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

type Mine = Output<(typeof organizationOperations)['listMyOrganizations']>;

/** The organizations in which one has a role; nothing for those who have none. */
export function MyOrganizations({ organizations, mayCreate }: Mine) {
  if (organizations.length === 0 && !mayCreate) return null;
  return (
    <SpaceBetween size="m">
      <Header variant="h2" actions={mayCreate && <AppLink to={paths.newOrganization}>Open an organization</AppLink>}>
        Organizations
      </Header>
      {organizations.length === 0 && <p>You have a role in none.</p>}
      <ul className="team-list">
        {organizations.map(({ organization: { organizationId, slug, name }, roles }) => (
          <li key={organizationId}>
            <AppLink to={paths.org(slug)}>{name}</AppLink>
            <span>{roles.map((role) => organizationRoleLabel[role]).join(', ')}</span>
            <AppLink to={paths.manageOrganization(organizationId)} ariaLabel={`Manage ${name}`}>
              Manage
            </AppLink>
          </li>
        ))}
      </ul>
    </SpaceBetween>
  );
}
