import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anOrganization, attach, noOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('leaves an organization, and takes back what was asked', async () => {
  const world = await anOrganization();
  const { organizationId } = world;
  const { teamId, owner } = await aTeam();
  await attach(world, teamId);
  const mine = organizationsApi.signedInAs(owner);
  await mine.withdrawTeam({ organizationId, teamId });
  await expect(mine.withdrawTeam({ organizationId, teamId })).rejects.toMatchObject({
    code: 'organization.teamNotFound',
  });
  await expect(mine.withdrawTeam({ organizationId: noOrganization, teamId })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.withdrawTeam({ teamId: noTeam, organizationId: noOrganization })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});
