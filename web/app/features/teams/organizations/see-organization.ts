import { Problem } from '#shared/contract/errors.ts';
import type { OrganizationView } from '#shared/teams/organizations/schemas.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/**
 * The organization, or undefined where it does not exist (R-ORG-04).
 * @throws what was thrown, once it is reported that the load failed (R-ORG-05)
 */
export async function seeOrganization(
  reading: Promise<OrganizationView>,
  signal: AbortSignal,
): Promise<OrganizationView | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.code === 'organization.notFound') return undefined;
    if (!signal.aborted) notify('error', 'Failed to load organization');
    throw error;
  }
}
