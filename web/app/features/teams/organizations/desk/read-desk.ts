import { redirect } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { organizationsApi } from '#web/app/operations/teams/organizations-api.ts';
import { paths } from '#web/app/router/paths.ts';

/** Whoever has no role there is led to what everybody sees. */
export async function readDesk(organizationId: string, signal: AbortSignal) {
  try {
    return await organizationsApi.getOrganizationDesk({ organizationId }, { signal });
  } catch (error) {
    if (error instanceof Problem && error.code === 'access.denied') throw redirect(paths.organization(organizationId));
    throw error;
  }
}
