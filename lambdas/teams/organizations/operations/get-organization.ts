import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { organizations } from '#shared/teams/organizations/contract.ts';
import { organizationPermissionNames, organizationPermissionsOf } from '#shared/teams/organizations/permissions.ts';
import type { OrganizationPerson, OrganizationView } from '#shared/teams/organizations/schemas.ts';
import { toCard } from '../../details/stored-team.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { TeamReader } from '../../ports/teams.ts';
import type { OrganizationStore } from '../organization-store.ts';
import type { PeopleStore } from '../people-store.ts';
import { readOrganization, type StoredOrganization, toOrganization } from '../stored.ts';
import type { TiesStore } from '../ties-store.ts';
import { namedTies } from '../views.ts';

type Operations = (typeof organizations)['operations'];

export interface ReadParts {
  readonly organizations: OrganizationStore;
  readonly ties: TiesStore;
  readonly teams: Pick<TeamReader, 'list'>;
  readonly people: Pick<PeopleStore, 'find'>;
}

export async function getOrganization(
  { organizationId }: Parsed<Operations['getOrganization']>,
  parts: ReadParts,
): Promise<OrganizationView> {
  return viewOf(await readOrganization(organizationId, parts.organizations), parts);
}

export async function getOrganizationBySlug(
  { slug }: Parsed<Operations['getOrganizationBySlug']>,
  parts: ReadParts,
): Promise<OrganizationView> {
  const organization = await parts.organizations.findBySlug(slug);
  if (!organization) throw new Problem('organization.notFound');
  return viewOf(organization, parts);
}

/** The public sees public teams only. */
async function viewOf(
  organization: StoredOrganization,
  { ties, teams }: Pick<ReadParts, 'ties' | 'teams'>,
): Promise<OrganizationView> {
  const tied = await ties.ofOrganization(organization.organizationId);
  const found = await teams.list(tied.filter(({ status }) => status === 'attached').map(({ teamId }) => teamId));
  const shown = found.filter(({ facts, status }) => facts.visibility === 'public' && status === 'active');
  const byName = shown.toSorted((a, b) => a.facts.name.localeCompare(b.facts.name, 'en'));
  return { organization: toOrganization(organization), teams: byName.map(toCard) };
}

export async function listMyOrganizations(
  caller: Caller,
  { organizations, memberships }: Pick<ReadParts, 'organizations'> & { memberships: Pick<Memberships, 'list'> },
): Promise<Output<Operations['listMyOrganizations']>> {
  const mine = await memberships.list(actorOf(caller).userId);
  const rolesIn = new Map<string, readonly string[]>(mine.map(({ teamId, roles }) => [teamId, roles]));
  const found = await organizations.list([...rolesIn.keys()].filter((id) => id.startsWith('org_')));
  const listed = found.map((organization) => {
    const roles = rolesIn.get(organization.organizationId) ?? [];
    return {
      organization: toOrganization(organization),
      roles: [...roles] as OrganizationPerson['roles'],
      may: [...organizationPermissionsOf(roles)],
    };
  });
  return {
    organizations: listed.toSorted((a, b) => a.organization.name.localeCompare(b.organization.name, 'en')),
    mayCreate: caller.account?.isPlatformAdmin === true,
  };
}

export async function getOrganizationDesk(
  { organizationId }: Parsed<Operations['getOrganizationDesk']>,
  caller: Caller,
  { organizations, people, ties, teams }: ReadParts,
): Promise<Output<Operations['getOrganizationDesk']>> {
  const { userId } = actorOf(caller);
  const [organization, person, tied] = await Promise.all([
    readOrganization(organizationId, organizations),
    people.find(organizationId, userId),
    ties.ofOrganization(organizationId),
  ]);
  const roles = person?.roles ?? [];
  const may = caller.account?.isPlatformAdmin ? organizationPermissionNames : organizationPermissionsOf(roles);
  return {
    organization: toOrganization(organization),
    roles: [...roles] as OrganizationPerson['roles'],
    may: [...may],
    teams: namedTies(tied, [organization], await teams.list(tied.map(({ teamId }) => teamId))),
  };
}
