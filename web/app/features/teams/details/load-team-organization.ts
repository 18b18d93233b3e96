import type { Organization } from '#shared/teams/organizations/schemas.ts';
import type { Team } from '#shared/teams/schemas.ts';

/** The organization that a community belongs to, for a visitor. Most have none, and need nothing of what organizations can do. */
export async function loadTeamOrganization(
  { organizationId }: Team,
  signal: AbortSignal,
): Promise<Organization | undefined> {
  if (!organizationId) return undefined;
  const { organizationsApi } = await import('#web/app/operations/teams/organizations-api.ts');
  const view = await organizationsApi.getOrganization({ organizationId }, { signal }).catch(() => undefined);
  return view?.organization;
}
