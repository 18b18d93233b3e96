import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  anOrganization,
  aPersonIn,
  attach,
  noOrganization,
  organizationsApi,
} from '#tests/support/teams/organizations.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('shows the member who has a role every team, and what they may do', async () => {
  const world = await anOrganization();
  await attach(world, (await aTeam({ name: 'Hidden', visibility: 'private' })).teamId);
  const { organizationId } = world;
  const viewer = organizationsApi.signedInAs(await aPersonIn(world, ['viewer']));
  const desk = await viewer.getOrganizationDesk({ organizationId });
  expect(desk).toMatchObject({ roles: ['viewer'], may: ['seePeople'], teams: [{ teamName: 'Hidden' }] });
});

it('knows no organization that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.getOrganizationDesk({ organizationId: noOrganization })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
