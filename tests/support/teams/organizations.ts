import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/teams/organizations/api.ts';
import type { Input } from '#shared/contract/operation.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { aTeam } from './teams.ts';

export const organizationsApi = product.client(organizations, handler);

type Operations = (typeof organizations)['operations'];

/** Who runs the platform. */
export const aPlatformAdmin = (): Promise<Account> => aPerson({ isPlatformAdmin: true });

let made = 0;
export const organizationDetails = (differences: Partial<Input<Operations['createOrganization']>> = {}) => {
  made += 1;
  return { name: `Capital Sports ${made}`, gameTypeIds: ['basketball'], ...differences };
};

/** An organisation and its owner, opened by anyone who runs the platform. */
export async function anOrganization(differences: Partial<Input<Operations['createOrganization']>> = {}) {
  const owner = await aPlatformAdmin();
  const organization = await organizationsApi.signedInAs(owner).createOrganization(organizationDetails(differences));
  return { organization, organizationId: organization.organizationId, owner };
}

type World = { readonly organizationId: string; readonly owner: Account };

/** A member with these roles. */
export async function aPersonIn(
  { organizationId, owner }: World,
  roles: string[],
  seasonGroupIds: string[] = [],
  person?: Account,
): Promise<Account> {
  const { userId } = person ?? (await aPerson());
  await organizationsApi.signedInAs(owner).setOrganizationRoles({ organizationId, userId, roles, seasonGroupIds });
  return person ?? ({ userId } as Account);
}

/** A community comes to belong to an organisation, by anyone who runs the platform. */
export const attach = ({ organizationId, owner }: World, teamId: string) =>
  organizationsApi.signedInAs(owner).attachTeam({ organizationId, teamId });

export const noOrganization = 'org_00000000000000000000000000';
export const noExternal = 'ext_00000000000000000000000000';

/** The link of the newest mail about an outside team. */
export async function externalTokenFor(email: string): Promise<string> {
  await product.drain();
  return /external-teams\?token=3?D?([\w.=-]+)/.exec(product.mails(email).at(-1)?.text ?? '')?.[1] ?? 'x'.repeat(40);
}

/** Who has which roles, as an organisation's people see it. */
export async function rolesIn({ organizationId, owner }: World): Promise<Record<string, string[]>> {
  const { people } = await organizationsApi.signedInAs(owner).listOrganizationPeople({ organizationId });
  return Object.fromEntries(people.map(({ userId, roles }) => [userId, roles]));
}

/** The address of an opponent's contact. */
export const email = 'captain@comets.example';

/** A community with an opponent whose contact is invited: the link. */
export async function anInvited() {
  const world = await aTeam();
  const { teamId, owner } = world;
  const api = organizationsApi.signedInAs(owner);
  const { externalTeamId } = await api.addExternalTeam({ teamId, name: 'Comets', contactEmail: email });
  await api.inviteExternalTeam({ teamId, externalTeamId });
  return { ...world, api, externalTeamId, token: await externalTokenFor(email) };
}
