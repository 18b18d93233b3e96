import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { organizationEntity } from '#lambdas/teams/organizations/organization.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anOrganization, attach, noOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('takes in no community that is archived or elsewhere, and no more than fit', async () => {
  const { organizationId } = await anOrganization();
  const [old, other] = [await aTeam(), await aTeam()];
  await teamsApi.signedInAs(old.owner).setTeamStanding({ teamId: old.teamId, version: 1, to: 'archived' });
  const [mine, theirs] = [organizationsApi.signedInAs(old.owner), organizationsApi.signedInAs(other.owner)];
  const archived = mine.offerTeam({ organizationId, teamId: old.teamId });
  await expect(archived).rejects.toMatchObject({ code: 'team.archived' });
  const { teamId } = other;
  await expect(theirs.offerTeam({ organizationId: noOrganization, teamId })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
  await organizationEntity(table()).patch({ organizationId }).set({ teamCount: 100 }).go();
  await expect(theirs.offerTeam({ organizationId, teamId })).rejects.toMatchObject({ code: 'organization.full' });
  await attach(await anOrganization(), teamId);
  await expect(theirs.offerTeam({ organizationId, teamId })).rejects.toMatchObject({
    code: 'organization.teamElsewhere',
  });
});

it('asks an organization, which takes the community in', async () => {
  const { organizationId, owner } = await anOrganization();
  const team = await aTeam();
  const pair = { organizationId, teamId: team.teamId };
  expect(await organizationsApi.signedInAs(team.owner).offerTeam(pair)).toEqual({ status: 'offered' });
  expect(await organizationsApi.signedInAs(owner).inviteTeam(pair)).toEqual({ status: 'attached' });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.offerTeam({ teamId: noTeam, organizationId: noOrganization })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});
