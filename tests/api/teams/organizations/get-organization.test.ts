import { expect, it } from 'vitest';
import { anOrganization, attach, noOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('shows everyone the public communities of an organization, and its people all of them', async () => {
  const world = await anOrganization();
  const [open, hidden] = [await aTeam({ name: 'Open' }), await aTeam({ name: 'Hidden', visibility: 'private' })];
  await attach(world, open.teamId);
  await attach(world, hidden.teamId);
  const { organizationId, owner } = world;
  const seen = await organizationsApi.signedOut().getOrganization({ organizationId });
  expect(seen.teams.map(({ name }) => name)).toEqual(['Open']);
  expect(seen.organization.teamCount).toBe(2);
  const desk = await organizationsApi.signedInAs(owner).getOrganizationDesk({ organizationId });
  expect(desk.teams.map(({ teamName, status }) => [teamName, status])).toEqual([
    ['Hidden', 'attached'],
    ['Open', 'attached'],
  ]);
  expect(desk.may).toContain('manageTeams');
});

it('knows no organization that is not there', async () => {
  const api = organizationsApi.signedOut();
  await expect(api.getOrganization({ organizationId: noOrganization })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
  await expect(api.getOrganizationBySlug({ slug: 'not-there' })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
