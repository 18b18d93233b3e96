import { expect, it } from 'vitest';
import { leavingApi } from '#tests/support/leaving.ts';
import { product } from '#tests/support/product.ts';
import { aMember, aTeam, membersApi, noTeam, teamsApi } from '#tests/support/teams.ts';

it('deletes a community by its name: nobody is on its roster then, and its address is free', async () => {
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
    expect(await leavingApi.signedInAs(person).listTeamsOfUser({})).toEqual({ teams: [] });
  await leavingApi.signedInAs(member).deleteUser({ confirmation: 'DELETE' });
  expect((await aTeam({ slug: 'dawn-hoops' })).team.slug).toBe('dawn-hoops');
  const gone = membersApi.signedInAs(owner).listTeamMembers({ teamId });
  await expect(gone).rejects.toMatchObject({ code: 'team.notFound' });
});
