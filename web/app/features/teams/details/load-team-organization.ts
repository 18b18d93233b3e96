import type { Organization } from '#shared/teams/organizations/schemas.ts';
import type { Team } from '#shared/teams/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';

/** The organization that a community belongs to, for a visitor. Most have none, and need nothing of what organizations can do. */
export async function loadTeamOrganization(
  { organizationId }: Team,
  signal: AbortSignal,
): Promise<Organization | undefined> {
  if (!organizationId) return undefined;
  const { organizations } = await import('#shared/teams/organizations/contract.ts');
  const view = await operations(organizations)
    .getOrganization({ organizationId }, { signal })
    .catch(() => undefined);
  return view?.organization;
}
