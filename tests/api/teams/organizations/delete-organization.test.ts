import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { clearOrganization } from '#lambdas/teams/organizations/clear-organization.ts';
import { organizationEntity } from '#lambdas/teams/organizations/organization.entity.ts';
import { createOrganizationStore } from '#lambdas/teams/organizations/organization-store.ts';
import { createPeopleStore } from '#lambdas/teams/organizations/people-store.ts';
import { createTiesStore } from '#lambdas/teams/organizations/ties-store.ts';
import { membershipEntity } from '#lambdas/teams/ports/membership.entity.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { leavingApi } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import {
  anOrganization,
  aPersonIn,
  attach,
  noOrganization,
  organizationsApi,
} from '#tests/support/teams/organizations.ts';
import { aTeam, membersApi, teamsApi } from '#tests/support/teams/teams.ts';

const rowOf = async (organizationId: string) =>
  (await organizationEntity(table()).get({ organizationId }).go({ consistent: true })).data;
const store = () => createOrganizationStore(table());

it('deletes an organization by its name: its last admin can go, its communities stay, its address is free', async () => {
  const slug = 'capital-to-be-gone';
  const world = await anOrganization({ slug, contactEmail: 'office@capital.example' });
  const { organizationId, organization, owner } = world;
  const [viewer, { teamId, owner: teamOwner }, asked] = [await aPerson(), await aTeam(), await aTeam()];
  await aPersonIn(world, ['viewer'], [], viewer);
  await attach(world, teamId);
  const mine = organizationsApi.signedInAs(owner);
  await mine.inviteTeam({ organizationId, teamId: asked.teamId });
  const misspelt = mine.deleteOrganization({ organizationId, name: organization.name.toLowerCase() });
  await expect(misspelt).rejects.toMatchObject({ code: 'organization.nameDiffers' });
  await mine.deleteOrganization({ organizationId, name: organization.name });
  for (const person of [owner, teamOwner])
    await expect(organizationsApi.signedInAs(person).getOrganization({ organizationId })).rejects.toMatchObject({
      code: 'organization.notFound',
    });
  await product.drain();
  expect(await rowOf(organizationId)).toBe(null);
  for (const person of [owner, viewer])
    expect(await membersApi.signedInAs(person).listTeamsOfUser({})).toEqual({ teams: [] });
  await leavingApi.signedInAs(viewer).deleteUser({ confirmation: 'DELETE' });
  const { team } = await teamsApi.signedInAs(teamOwner).getTeam({ teamId });
  expect(team.organizationId).toBe(undefined);
  expect(await createTiesStore(table()).ofOrganization(organizationId)).toEqual([]);
  expect((await anOrganization({ slug })).organization.slug).toBe(slug);
});

it('tells its people and the owners of its communities', async () => {
  const world = await anOrganization({ name: 'Harbour Leagues' });
  const { organizationId, owner } = world;
  const [viewer, { teamId, team, owner: teamOwner }] = [await aPerson(), await aTeam()];
  await aPersonIn(world, ['viewer'], [], viewer);
  await attach(world, teamId);
  await product.drain();
  await organizationsApi.signedInAs(owner).deleteOrganization({ organizationId, name: 'Harbour Leagues' });
  await product.drain();
  const subjects = ({ email = '' }: { email?: string | undefined }) =>
    product.mails(email).map(({ subject }) => subject);
  expect(subjects(viewer)).toContain('Harbour Leagues was deleted');
  expect(subjects(teamOwner)).toContain(`${team.name} and Harbour Leagues`);
});

it('lets no one in and takes no community from then on, whatever was read before', async () => {
  const world = await anOrganization();
  const { organizationId, organization, owner } = world;
  const read = await store().find(organizationId);
  const team = (
    await teamEntity(table())
      .get({ teamId: (await aTeam()).teamId })
      .go()
  ).data;
  await organizationsApi.signedInAs(owner).deleteOrganization({ organizationId, name: organization.name });
  if (!read || !team) throw new Error('Both were there');
  const [{ userId }, now] = [await aPerson(), new Date()];
  const by = { byId: owner.userId, now };
  const next = { userId, roles: ['viewer'], seasonGroupIds: [] };
  expect(await createPeopleStore(table()).setRoles(read, undefined, next, by)).toBe(false);
  const saying = { ...by, side: 'organization' as const };
  expect(await createTiesStore(table()).ask(read, team as never, saying)).toBe(false);
  expect(await createTiesStore(table()).attach(read, team as never, undefined, saying)).toBe(false);
  expect(await store().save(read, { ...read, version: read.version + 1 }, read.ownerId)).toBe('changed');
  expect(await store().remove(read, owner.userId, now)).toBe(false);
});

it('is refused while another member changes it, and forgotten only when no one is left in it', async () => {
  const world = await anOrganization();
  const { organizationId, organization, owner } = world;
  const read = await store().find(organizationId);
  const { userId } = await aPersonIn(world, ['viewer']);
  if (!read) throw new Error('It was there');
  expect(await store().remove(read, owner.userId, new Date())).toBe(false);
  await organizationsApi.signedInAs(owner).deleteOrganization({ organizationId, name: organization.name });
  await membershipEntity(table()).remove({ userId, teamId: organizationId }).go();
  await expect(clearOrganization(organizationId, owner.userId, table(), new Date())).rejects.toThrow('not clear yet');
  await organizationEntity(table()).patch({ organizationId }).set({ peopleCount: 0 }).go();
  await clearOrganization(organizationId, owner.userId, table(), new Date());
  expect(await rowOf(organizationId)).toBe(null);
  await clearOrganization(organizationId, owner.userId, table(), new Date());
});

it('knows no organization that is not there, and refuses everyone but the owner', async () => {
  const world = await anOrganization();
  const { organizationId, organization } = world;
  const { name } = organization;
  const admin = await aPerson();
  await aPersonIn(world, ['orgAdmin'], [], admin);
  const theirs = organizationsApi.signedInAs(admin);
  await expect(theirs.deleteOrganization({ organizationId, name })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(theirs.deleteOrganization({ organizationId: noOrganization, name })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
