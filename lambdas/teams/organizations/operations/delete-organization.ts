import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import type { OrganizationStore } from '../organization-store.ts';
import { retryOnConflict, whenMade } from '../retry-on-conflict.ts';
import { readOrganization } from '../stored.ts';

type DeleteOrganization = (typeof organizations)['operations']['deleteOrganization'];

/** The typed name is the confirmation. Its communities stay and belong to no organization. */
export async function deleteOrganization(
  { organizationId, name }: Parsed<DeleteOrganization>,
  caller: Caller,
  store: OrganizationStore,
): Promise<Output<DeleteOrganization>> {
  const { userId } = actorOf(caller);
  return retryOnConflict(async () => {
    const organization = await readOrganization(organizationId, store);
    if (name.trim() !== organization.facts.name) throw new Problem('organization.nameDiffers');
    return whenMade(store.remove(organization, userId, caller.now), {});
  });
}
