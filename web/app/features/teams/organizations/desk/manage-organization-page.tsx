import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { OrganizationId } from '#shared/ids.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { usePageSend } from '#web/app/forms/use-page-send.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { loadDesk } from './load-desk.ts';
import { type OrganizationIntent, organizationIntents } from './organization-intents.ts';
import '../organizations.css';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';

const PeoplePanel = lazy(async () => ({ default: (await import('./people-panel.tsx')).PeoplePanel }));
const OrganizationEnd = lazy(async () => ({ default: (await import('./organization-end.tsx')).OrganizationEnd }));
const TeamsPanel = lazy(async () => ({ default: (await import('./teams-panel.tsx')).TeamsPanel }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: organizationId } = OrganizationId.safeParse(params.id);
  if (!organizationId) throw new Response(null, { status: 404 });
  return loadDesk(organizationId, signal);
}

export const action = formAction(async (sent: OrganizationIntent, { params }: ActionFunctionArgs) => {
  const organizationId = OrganizationId.parse(params.id);
  notify('success', await organizationIntents(organizationId, sent));
  if (sent.intent === 'delete') return redirect(paths.myCommunities);
  return sent.intent === 'leave' ? redirect(paths.organization(organizationId)) : undefined;
});

/** Who has which role in an organisation, and which communities belong to it or may come to. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { organization, may } = loaded.desk;
  const sending = usePageSend<OrganizationIntent>();
  const { organizationId, name } = organization;
  return (
    <Page
      title={`Manage ${name}`}
      actions={
        <SpaceBetween direction="horizontal" size="m">
          <AppLink to={paths.organization(organizationId)}>Organization</AppLink>
          {may.includes('editOrganization') && <AppLink to={paths.editOrganization(organizationId)}>Edit</AppLink>}
        </SpaceBetween>
      }
      width="narrow"
    >
      <SpaceBetween size="l">
        {sending.problem && <ProblemAlert>{sending.problem}</ProblemAlert>}
        <Suspense>
          <PeoplePanel loaded={loaded} send={sending.send} isBusy={sending.isBusy} />
        </Suspense>
        <Suspense>
          <TeamsPanel loaded={loaded} send={sending.send} isBusy={sending.isBusy} />
        </Suspense>
        <Suspense>
          {may.includes('deleteOrganization') && (
            <OrganizationEnd
              name={name}
              isBusy={sending.isBusy}
              onDelete={(typed) => sending.send({ intent: 'delete', name: typed })}
            />
          )}
        </Suspense>
      </SpaceBetween>
    </Page>
  );
}
