import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrganizationId } from '#shared/ids.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import type { Organization } from '#shared/teams/organizations/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import type { PageTab } from '#web/app/shell/page/page-tabs.tsx';
import { loadOrganization, type PublicPage } from './load-organization.ts';
import { OrganizationMissing } from './organization-missing.tsx';
import { OrganizationShown } from './organization-shown.tsx';
import { seeOrganization } from './see-organization.ts';

const titles: Readonly<Record<PublicPage, string>> = {
  teams: 'Teams',
  leagues: 'Leagues',
  events: 'Events',
  contact: 'Contact',
};

/** A hidden page is not found. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { data: organizationId } = OrganizationId.safeParse(params.id);
  const reading = organizationId && operations(organizations).getOrganization({ organizationId }, { signal });
  const view = reading && (await seeOrganization(reading, signal));
  if (!view) return undefined;
  const { organization } = view;
  const wanted = params['*'] ?? '';
  const page = organization.publicPages.find((one) => one === wanted);
  if (wanted !== '' && !page) throw new Response(null, { status: 404 });
  setPageHead({ title: organization.name, description: organization.description });
  return { ...(await loadOrganization(view, page ? [page] : [], request)), page };
}

/** One page of an organization: overview, teams, leagues, events or contact. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <OrganizationMissing />;
  const { organization } = loaded.view;
  return (
    <OrganizationShown loaded={loaded} tabs={tabsOf(organization, loaded.page)}>
      {!loaded.page && <p className="pre-line">{organization.description || 'No description yet.'}</p>}
    </OrganizationShown>
  );
}

const tabsOf = ({ organizationId, publicPages }: Organization, page: PublicPage | undefined): readonly PageTab[] => [
  { to: paths.organization(organizationId), text: 'Overview', isCurrent: !page },
  ...publicPages.map((one) => ({
    to: paths.organization(organizationId, one),
    text: titles[one],
    isCurrent: one === page,
  })),
];
