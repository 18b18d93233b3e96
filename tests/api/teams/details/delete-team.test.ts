import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { clearRoster } from '#lambdas/teams/listener/clear-roster.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { leavingApi } from '#tests/support/accounts/deletion/leaving.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('deletes a community by its name: no one is on its roster then, and its address is free', async () => {
  const world = await aTeam({ name: 'Dawn Hoops', slug: 'dawn-hoops' });
  const { teamId, owner } = world;
  const member = await aMember(world);
  const mine = teamsApi.signedInAs(owner);
  await expect(mine.deleteTeam({ teamId, name: 'dawn hoops' })).rejects.toMatchObject({ code: 'team.nameDiffers' });
  await mine.deleteTeam({ teamId, name: 'Dawn Hoops' });
  await expect(mine.deleteTeam({ teamId, name: 'Dawn Hoops' })).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(mine.deleteTeam({ teamId: noTeam, name: '' })).rejects.toMatchObject({ code: 'team.notFound' });
  await product.drain();
  for (const person of [owner, member])
    expect(await membersApi.signedInAs(person).listTeamsOfUser({})).toEqual({ teams: [] });
  await leavingApi.signedInAs(member).deleteUser({ confirmation: 'DELETE' });
  expect((await aTeam({ slug: 'dawn-hoops' })).team.slug).toBe('dawn-hoops');
  const gone = membersApi.signedInAs(owner).listTeamMembers({ teamId });
  await expect(gone).rejects.toMatchObject({ code: 'team.notFound' });
});

it('has its roster looked at again for as long as it counts a member who is not on the index yet', async () => {
  const world = await aTeam();
  const { teamId, team, owner } = world;
  await aMember(world);
  const counted = (people: number) => teamEntity(table()).patch({ teamId }).add({ memberCount: people }).go();
  await counted(1);
  await teamsApi.signedInAs(owner).deleteTeam({ teamId, name: team.name });
  await expect(clearRoster(teamId, table(), new Date())).rejects.toThrow('not clear yet');
  await counted(-1);
  await clearRoster(teamId, table(), new Date());
  expect((await teamEntity(table()).get({ teamId }).go()).data?.memberCount).toBe(0);
});

it('keeps a community whose plan is paid for', async () => {
  const { teamId, team, owner } = await aTeam();
  await teamEntity(table()).patch({ teamId }).set({ plan: 'pro' }).go();
  const asked = teamsApi.signedInAs(owner).deleteTeam({ teamId, name: team.name });
  await expect(asked).rejects.toMatchObject({ code: 'team.planActive' });
});
