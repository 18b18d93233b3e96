import { organizations as organizationsContract } from '#shared/teams/organizations/contract.ts';
import type { OrganizationView } from '#shared/teams/organizations/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { askedIn, eventsOf, seasonsOf } from './load-around.ts';

/** The pages an organization can show or hide. */
export type PublicPage = OrganizationView['organization']['publicPages'][number];

/** The data of the shown pages, for as many communities as the address says, and whether the reader has a role. */
export async function loadOrganization(
  view: OrganizationView,
  shown: readonly PublicPage[],
  { url, signal }: Pick<Request, 'url' | 'signal'>,
) {
  const { organizationId } = view.organization;
  const asked = askedIn(new URL(url).searchParams);
  const teams = view.teams.slice(0, asked);
  const [events, { seasons }, isOfIt] = await Promise.all([
    shown.includes('events') ? eventsOf(teams, signal) : [],
    shown.includes('leagues') ? seasonsOf(teams, signal) : { seasons: [] },
    isOneOfIts(organizationId, signal),
  ]);
  return { view, shown, asked, events, seasons, isOfIt };
}

export type LoadedOrganization = Awaited<ReturnType<typeof loadOrganization>>;

/** Platform staff can manage every organization. */
async function isOneOfIts(organizationId: string, signal: AbortSignal): Promise<boolean> {
  if (!hasSession()) return false;
  try {
    const { organizations, mayCreate } = await operations(organizationsContract).listMyOrganizations({}, { signal });
    return mayCreate || organizations.some(({ organization }) => organization.organizationId === organizationId);
  } catch {
    return false;
  }
}
