import type { OrganizationView } from '#shared/teams/organizations/schemas.ts';
import { hasSession } from '../../access-token.ts';
import { organizationsApi } from '../../organizations-api.ts';
import { eventsOf, seasonsOf } from './load-around.ts';

/** The parts of an organisation's pages that it shows or not. */
export type PublicPage = OrganizationView['organization']['publicPages'][number];

/** What the parts named show, and whether the reader has a role in the organisation. */
export async function loadOrganization(view: OrganizationView, shown: readonly PublicPage[], signal: AbortSignal) {
  const { organizationId } = view.organization;
  const [events, { seasons }, isOfIt] = await Promise.all([
    shown.includes('events') ? eventsOf(view.teams, signal) : [],
    shown.includes('leagues') ? seasonsOf(view.teams, signal) : { seasons: [] },
    isOneOfIts(organizationId, signal),
  ]);
  return { view, shown, events, seasons, isOfIt };
}

export type LoadedOrganization = Awaited<ReturnType<typeof loadOrganization>>;

/** Whoever runs the platform looks after every organisation. */
async function isOneOfIts(organizationId: string, signal: AbortSignal): Promise<boolean> {
  if (!hasSession()) return false;
  try {
    const { organizations, mayCreate } = await organizationsApi.listMyOrganizations({}, { signal });
    return mayCreate || organizations.some(({ organization }) => organization.organizationId === organizationId);
  } catch {
    return false;
  }
}
