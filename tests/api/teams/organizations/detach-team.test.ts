import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { anOrganization, attach, noOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('lets a community go, and takes back what was asked', async () => {
  const world = await anOrganization();
  const { organizationId, owner } = world;
  const { teamId } = await aTeam();
  const mine = organizationsApi.signedInAs(owner);
  await attach(world, teamId);
  await mine.detachTeam({ organizationId, teamId });
  expect((await organizationsApi.signedOut().getOrganization({ organizationId })).organization.teamCount).toBe(0);
  await expect(mine.detachTeam({ organizationId, teamId })).rejects.toMatchObject({
    code: 'organization.teamNotFound',
  });
  await mine.inviteTeam({ organizationId, teamId });
  await mine.detachTeam({ organizationId, teamId });
  expect((await mine.getOrganizationDesk({ organizationId })).teams).toEqual([]);
});

it('forgets a community that is deleted', async () => {
  const world = await anOrganization();
  const { organizationId } = world;
  const { teamId, team, owner } = await aTeam();
  await attach(world, teamId);
  await organizationsApi.signedInAs(owner).addExternalTeam({ teamId, name: 'Others' });
  await teamsApi.signedInAs(owner).deleteTeam({ teamId, name: team.name });
  await product.drain();
  expect((await organizationsApi.signedOut().getOrganization({ organizationId })).organization.teamCount).toBe(0);
});

it('knows no organization that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.detachTeam({ organizationId: noOrganization, teamId: noTeam })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
