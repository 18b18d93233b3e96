import { Link } from 'react-router';
import type { Output } from '#shared/contract/operation.ts';
import type { organizationOperations } from '#shared/teams/organizations/operations.ts';
import { organizationRoleLabel } from '#shared/teams/organizations/role-words.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Crest } from '#web/blocks/look/crest.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';

type Mine = Output<(typeof organizationOperations)['listMyOrganizations']>;

/** The organizations in which the reader has a role. */
export function MyOrganizations({ organizations, mayCreate }: Mine) {
  if (organizations.length === 0 && !mayCreate) return null;
  return (
    <section className="page-part">
      <div className="page-part-head">
        <h2>Organizations</h2>
        {mayCreate && (
          <>
            <AppLink to={paths.newOrganization}>Create organization</AppLink>
            <AppLink to={paths.organizationRequests}>Requests</AppLink>
          </>
        )}
      </div>
      {organizations.length === 0 && <p>You’re not in an organization yet.</p>}
      <ul className="page-rows">
        {organizations.map(({ organization: { organizationId, slug, name }, roles }) => (
          <li key={organizationId} className="page-row-with-way">
            <RowLink
              href={paths.org(slug)}
              picture={<Crest id={organizationId} name={name} />}
              title={name}
              line={roles.map((role) => organizationRoleLabel[role]).join(', ')}
              link={Link}
            />
            <AppLink to={paths.manageOrganization(organizationId)} ariaLabel={`Manage ${name}`}>
              Manage
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
