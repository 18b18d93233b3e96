import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '../../accounts/people.ts';
import { aRequest, requestDetails } from '../../teams/organization-requests.ts';
import {
  anOrganization,
  aPersonIn,
  attach,
  externalTokenFor,
  organizationDetails,
  organizationsApi,
} from '../../teams/organizations.ts';
import { aTeam } from '../../teams/teams.ts';
import type { Binding } from '../cell.ts';
import { bindTeam, type TeamWorld } from './team-world.ts';

const as = (person: Account | undefined) =>
  person ? organizationsApi.signedInAs(person) : organizationsApi.signedOut();

type OrganizationWorld = Awaited<ReturnType<typeof anOrganization>>;
const organizations = new WeakMap<TeamWorld, OrganizationWorld>();
const organizationOf = (world: TeamWorld): OrganizationWorld => {
  const found = organizations.get(world);
  if (!found) throw new Error('The world has no organisation');
  return found;
};

/** The organisation of the world's team, the member who asks. */
async function withOrganization(world: TeamWorld): Promise<OrganizationWorld> {
  const organization = world.organization ?? (await anOrganization());
  if (!world.organization) await attach(organization, world.teamId);
  organizations.set(world, organization);
  return organization;
}

const bindOrganization = (
  operations: readonly string[],
  call: (world: TeamWorld, organizationId: string) => Promise<unknown>,
  prepare: (world: TeamWorld) => Promise<unknown> = withOrganization,
): Binding => ({
  ...bindTeam(operations, (world) => call(world, organizationOf(world).organizationId), {}, prepare),
  asPlatform: true,
});

/** The organisation has one head: the caller where they are one. */
async function withOneHead(world: TeamWorld): Promise<void> {
  const { organizationId, owner } = await withOrganization(world);
  if (world.organization) await organizationsApi.signedInAs(owner).leaveOrganization({ organizationId });
}

async function readAll(world: TeamWorld, organizationId: string) {
  const { slug } = organizationOf(world).organization;
  await as(world.person).getOrganizationBySlug({ slug });
  return as(world.person).getOrganization({ organizationId });
}

/** Every act on people of an organisation, on one who came for it. */
async function keepPeople({ person }: TeamWorld, organizationId: string) {
  const mine = as(person);
  const { userId } = await aPerson();
  await mine.setOrganizationRoles({ organizationId, userId, roles: ['orgAdmin'] });
  await mine.listOrganizationPeople({ organizationId });
  await mine.getOrganizationDesk({ organizationId });
  return mine.removeFromOrganization({ organizationId, userId });
}

/** Every act of an organisation on a team that asked. */
async function keepTeams({ person }: TeamWorld, organizationId: string) {
  const { teamId, owner } = await aTeam();
  const theirs = organizationsApi.signedInAs(owner);
  await theirs.offerTeam({ organizationId, teamId });
  const mine = as(person);
  await mine.inviteTeam({ organizationId, teamId });
  return mine.detachTeam({ organizationId, teamId });
}

/** A request that is accepted, and one that is declined. */
async function answerRequests({ person }: TeamWorld) {
  const [first, second] = [await aRequest(), await aRequest()];
  const mine = as(person);
  await mine.listOrganizationRequests({});
  await mine.acceptOrganizationRequest(first.key);
  return mine.declineOrganizationRequest({ ...second.key, answer: 'Not now.' });
}

/** What the owner of a team does with organisations, and who keeps its opponents. */
async function keepOpponents({ person }: TeamWorld, teamId: string) {
  const mine = as(person);
  const email = `captain@${teamId.slice(4, 12).toLowerCase()}.example`;
  const details = { teamId, name: 'Comets', contactEmail: email };
  const { externalTeamId } = await mine.addExternalTeam(details);
  await mine.changeExternalTeam({ ...details, externalTeamId, version: 1 });
  await mine.listExternalTeamsOf({ teamId });
  await mine.inviteExternalTeam({ teamId, externalTeamId });
  const other = await aTeam();
  const token = await externalTokenFor(email);
  await organizationsApi.signedInAs(other.owner).claimExternalTeam({ token, teamId: other.teamId });
  await mine.answerExternalClaim({ teamId, externalTeamId, answer: 'decline' });
  return mine.removeExternalTeam({ teamId, externalTeamId });
}

/** Rows of organisations and of outside teams. */
export const organizationRows: Readonly<Record<string, Binding>> = {
  'org.get': bindOrganization(['getOrganization', 'getOrganizationBySlug'], readAll),
  'org.page.get': bindOrganization(['getOrganization', 'getOrganizationBySlug'], readAll),
  'org.create': bindOrganization(['createOrganization'], ({ person }) =>
    as(person).createOrganization(organizationDetails()),
  ),
  'org.update': bindOrganization(['changeOrganization'], (world, organizationId) => {
    const { slug } = organizationOf(world).organization;
    return as(world.person).changeOrganization({ ...organizationDetails(), organizationId, version: 1, slug });
  }),
  'org.admins.write': bindOrganization(
    ['setOrganizationRoles', 'removeFromOrganization', 'listOrganizationPeople', 'getOrganizationDesk'],
    keepPeople,
  ),
  'org.admins.removeLast': bindOrganization(
    ['removeFromOrganization'],
    (world, organizationId) => {
      const last = world.organization && world.person ? world.person : organizationOf(world).owner;
      return as(world.person).removeFromOrganization({ organizationId, userId: last.userId });
    },
    withOneHead,
  ),
  'org.owner.handOver': bindOrganization(['handOverOrganization'], async (world, organizationId) => {
    const { userId } = await aPersonIn(organizationOf(world), ['orgAdmin']);
    return as(world.person).handOverOrganization({ organizationId, userId });
  }),
  'org.delete': bindOrganization(['deleteOrganization'], (world, organizationId) => {
    const { name } = organizationOf(world).organization;
    return as(world.person).deleteOrganization({ organizationId, name });
  }),
  'org.mine': bindOrganization(['listMyOrganizations'], ({ person }) => as(person).listMyOrganizations({})),
  'org.request': bindOrganization(['requestOrganization', 'getMyOrganizationRequest'], async ({ person }) => {
    await as(person).requestOrganization(requestDetails());
    return as(person).getMyOrganizationRequest({});
  }),
  'org.request.answer': bindOrganization(
    ['listOrganizationRequests', 'acceptOrganizationRequest', 'declineOrganizationRequest'],
    answerRequests,
  ),
  'org.leave': bindOrganization(['leaveOrganization'], ({ person }, organizationId) =>
    as(person).leaveOrganization({ organizationId }),
  ),
  'org.team.attach': bindOrganization(['attachTeam'], async ({ person }, organizationId) => {
    const { teamId } = await aTeam();
    return as(person).attachTeam({ organizationId, teamId });
  }),
  'org.team.ask': bindOrganization(['inviteTeam', 'detachTeam'], keepTeams),
  'team.organizations.keep': bindTeam(
    ['offerTeam', 'withdrawTeam', 'listOrganizationsOfTeam'],
    async ({ person }, teamId) => {
      const mine = as(person);
      const { organizationId } = await anOrganization();
      await mine.listOrganizationsOfTeam({ teamId });
      await mine.offerTeam({ organizationId, teamId });
      return mine.withdrawTeam({ organizationId, teamId });
    },
  ),
  'team.external.list': bindTeam(['listExternalTeams'], ({ person }) => as(person).listExternalTeams({})),
  'team.external.keep': bindTeam(
    [
      'addExternalTeam',
      'changeExternalTeam',
      'listExternalTeamsOf',
      'inviteExternalTeam',
      'answerExternalClaim',
      'removeExternalTeam',
    ],
    keepOpponents,
  ),
  'team.external.claim': bindTeam(['readExternalInvite', 'claimExternalTeam'], async ({ person }, teamId) => {
    const { teamId: listerId, owner } = await aTeam();
    const theirs = organizationsApi.signedInAs(owner);
    const contactEmail = `captain@${teamId.slice(-8).toLowerCase()}.example`;
    const { externalTeamId } = await theirs.addExternalTeam({ teamId: listerId, name: 'Comets', contactEmail });
    await theirs.inviteExternalTeam({ teamId: listerId, externalTeamId });
    const token = await externalTokenFor(contactEmail);
    await as(person).readExternalInvite({ token });
    return as(person).claimExternalTeam({ token, teamId });
  }),
};
