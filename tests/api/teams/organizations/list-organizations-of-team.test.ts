import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anOrganization, attach, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('holds a community to one organization at a time', async () => {
  const [one, other] = [await anOrganization(), await anOrganization()];
  const { teamId, owner } = await aTeam();
  await attach(one, teamId);
  const mine = organizationsApi.signedInAs(owner);
  const { organizationId } = other;
  await expect(mine.offerTeam({ organizationId, teamId })).rejects.toMatchObject({
    code: 'organization.teamElsewhere',
  });
  await mine.withdrawTeam({ organizationId: one.organizationId, teamId });
  expect(await mine.offerTeam({ organizationId, teamId })).toEqual({ status: 'offered' });
  const { organizations: tied } = await mine.listOrganizationsOfTeam({ teamId });
  expect(tied.map(({ organizationId: id, status }) => [id, status])).toEqual([[organizationId, 'offered']]);
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.listOrganizationsOfTeam({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
