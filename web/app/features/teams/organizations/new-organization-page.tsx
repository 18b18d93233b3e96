import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

const NewOrganizationForm = lazy(async () => ({
  default: (await import('./new-organization-form.tsx')).NewOrganizationForm,
}));
const AskForOrganization = lazy(async () => ({
  default: (await import('./requests/ask-for-organization.tsx')).AskForOrganization,
}));

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const { mayCreate } = await operations(organizations).listMyOrganizations({}, { signal });
  if (mayCreate) return { mayCreate };
  const { request } = await operations(organizations).getMyOrganizationRequest({}, { signal });
  return { mayCreate, request };
}

/** Staff of the platform creates an organization; everyone else asks for one, and sees the answer. */
export function Component() {
  const { mayCreate, request } = useLoaderData<typeof loader>();
  return mayCreate ? (
    <Page
      title="New organization"
      width="narrow"
      actions={<AppLink to={paths.organizationRequests}>Requests for organizations</AppLink>}
    >
      <LaterPart height={900}>
        <NewOrganizationForm />
      </LaterPart>
    </Page>
  ) : (
    <Page title="Ask for an organization" width="narrow">
      <LaterPart height={600}>
        <AskForOrganization key={request?.requestId} request={request} />
      </LaterPart>
    </Page>
  );
}
