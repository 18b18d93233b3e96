import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrganizationId } from '#shared/ids.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { loadDesk } from './load-desk.ts';
import '../../details/teams.css';

const PeoplePanel = lazy(async () => ({ default: (await import('./people-panel.tsx')).PeoplePanel }));
const OrganizationEnd = lazy(async () => ({ default: (await import('./organization-end.tsx')).OrganizationEnd }));
const TeamsPanel = lazy(async () => ({ default: (await import('./teams-panel.tsx')).TeamsPanel }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: organizationId } = OrganizationId.safeParse(params.id);
  if (!organizationId) throw new Response(null, { status: 404 });
  return loadDesk(organizationId, signal);
}

/** The people of an organization with their roles, and its communities. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { organization, may } = loaded.desk;
  const { organizationId, name } = organization;
  return (
    <Page
      title={`Manage ${name}`}
      actions={
        <SpaceBetween direction="horizontal" size="m">
          <AppLink to={paths.organization(organizationId)}>Organization</AppLink>
          {may.includes('manageMoney') && <AppLink to={paths.organizationPayments(organizationId)}>Payments</AppLink>}
          {may.includes('editOrganization') && <AppLink to={paths.editOrganization(organizationId)}>Edit</AppLink>}
        </SpaceBetween>
      }
      width="narrow"
    >
      <SpaceBetween size="l">
        <Suspense>
          <PeoplePanel loaded={loaded} />
        </Suspense>
        <Suspense>
          <TeamsPanel loaded={loaded} />
        </Suspense>
        <Suspense>
          {may.includes('deleteOrganization') && <OrganizationEnd organizationId={organizationId} name={name} />}
        </Suspense>
      </SpaceBetween>
    </Page>
  );
}
