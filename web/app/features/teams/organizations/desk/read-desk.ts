import { redirect } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';

/** Readers without a role go to the public page. */
export async function readDesk(organizationId: string, signal: AbortSignal) {
  try {
    return await operations(organizations).getOrganizationDesk({ organizationId }, { signal });
  } catch (error) {
    if (error instanceof Problem && error.code === 'access.denied') throw redirect(paths.organization(organizationId));
    throw error;
  }
}
