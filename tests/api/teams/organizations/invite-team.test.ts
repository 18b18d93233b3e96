import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { organizationEntity } from '#lambdas/teams/organizations/organization.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { anOrganization, attach, noOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('attaches a community when both said yes, in either order, and tells the other side', async () => {
  const world = await anOrganization({ name: 'Lake League' });
  const { organizationId } = world;
  const [first, second] = [await aTeam({ name: 'First' }), await aTeam({ name: 'Second' })];
  const organization = organizationsApi.signedInAs(world.owner);
  const [firstOwner, secondOwner] = [first, second].map(({ owner }) => organizationsApi.signedInAs(owner));
  expect(await organization.inviteTeam({ organizationId, teamId: first.teamId })).toEqual({ status: 'invited' });
  expect(await organization.inviteTeam({ organizationId, teamId: first.teamId })).toEqual({ status: 'invited' });
  expect(await firstOwner?.offerTeam({ organizationId, teamId: first.teamId })).toEqual({ status: 'attached' });
  expect(await secondOwner?.offerTeam({ organizationId, teamId: second.teamId })).toEqual({ status: 'offered' });
  expect(await organization.inviteTeam({ organizationId, teamId: second.teamId })).toEqual({ status: 'attached' });
  await product.drain();
  expect(product.mails(first.owner.email).map(({ subject }) => subject)).toContain('Lake League invites First');
  expect(product.mails(world.owner.email).map(({ subject }) => subject)).toContain('Second wants to join Lake League');
});

it('asks no community that is archived, and learns of no private one', async () => {
  const { organizationId, owner } = await anOrganization();
  const [old, hidden] = [await aTeam(), await aTeam({ visibility: 'private' })];
  await teamsApi.signedInAs(old.owner).setTeamStanding({ teamId: old.teamId, version: 1, to: 'archived' });
  const mine = organizationsApi.signedInAs(owner);
  await expect(mine.inviteTeam({ organizationId, teamId: old.teamId })).rejects.toMatchObject({
    code: 'team.archived',
  });
  await expect(mine.inviteTeam({ organizationId, teamId: hidden.teamId })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});

it('takes in no community that is archived or elsewhere, and no more than fit', async () => {
  const { organizationId, owner } = await anOrganization();
  const mine = organizationsApi.signedInAs(owner);
  const [old, { teamId }] = [await aTeam(), await aTeam()];
  await teamsApi.signedInAs(old.owner).setTeamStanding({ teamId: old.teamId, version: 1, to: 'archived' });
  const archived = mine.inviteTeam({ organizationId, teamId: old.teamId });
  await expect(archived).rejects.toMatchObject({ code: 'team.archived' });
  await expect(mine.inviteTeam({ organizationId, teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await organizationEntity(table()).patch({ organizationId }).set({ teamCount: 100 }).go();
  await expect(mine.inviteTeam({ organizationId, teamId })).rejects.toMatchObject({ code: 'organization.full' });
  await attach(await anOrganization(), teamId);
  await expect(mine.inviteTeam({ organizationId, teamId })).rejects.toMatchObject({
    code: 'organization.teamElsewhere',
  });
});

it('knows no organization that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.inviteTeam({ organizationId: noOrganization, teamId: noTeam })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
