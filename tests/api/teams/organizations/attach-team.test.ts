import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { organizationEntity } from '#lambdas/teams/organizations/organization.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  anOrganization,
  aPersonIn,
  attach,
  noOrganization,
  organizationsApi,
} from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('attaches at once for anyone who speaks for both, and for no one who speaks for one', async () => {
  const world = await anOrganization();
  const { organizationId } = world;
  const admin = await aPersonIn(world, ['orgAdmin'], [], await aPerson());
  const { teamId } = await aTeam();
  const api = organizationsApi.signedInAs(admin);
  await expect(api.attachTeam({ organizationId, teamId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(api.attachTeam({ organizationId, teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  const own = await teamsApi.signedInAs(admin).createTeam({
    name: 'Own team',
    kind: 'team',
    gameTypeIds: ['basketball'],
    cityPlaceId: 'us-4671654',
  });
  expect(await api.attachTeam({ organizationId, teamId: own.teamId })).toEqual({ status: 'attached' });
  expect(await teamsApi.signedOut().getPublicTeam({ teamId: own.teamId })).toMatchObject({ organizationId });
  const { name, slug } = world.organization;
  expect(await teamsApi.signedInAs(admin).getTeam({ teamId: own.teamId })).toMatchObject({
    organization: { name, slug },
  });
});

it('takes in no community that is archived or elsewhere, and no more than fit', async () => {
  const { organizationId, owner } = await anOrganization();
  const mine = organizationsApi.signedInAs(owner);
  const [old, { teamId }] = [await aTeam(), await aTeam()];
  await teamsApi.signedInAs(old.owner).setTeamStanding({ teamId: old.teamId, version: 1, to: 'archived' });
  const archived = mine.attachTeam({ organizationId, teamId: old.teamId });
  await expect(archived).rejects.toMatchObject({ code: 'team.archived' });
  await expect(mine.attachTeam({ organizationId, teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await organizationEntity(table()).patch({ organizationId }).set({ teamCount: 100 }).go();
  await expect(mine.attachTeam({ organizationId, teamId })).rejects.toMatchObject({ code: 'organization.full' });
  await attach(await anOrganization(), teamId);
  await expect(mine.attachTeam({ organizationId, teamId })).rejects.toMatchObject({
    code: 'organization.teamElsewhere',
  });
});

it('knows no organization that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.attachTeam({ organizationId: noOrganization, teamId: noTeam })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
