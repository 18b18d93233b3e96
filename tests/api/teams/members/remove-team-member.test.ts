import { expect, it } from 'vitest';
import { removeTeamMember } from '#lambdas/teams/members/operations/leave-team.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMember, aTeam, countOf, membersApi, noTeam, rosterOf } from '#tests/support/teams/teams.ts';

it('takes members off by an admin, and admins by the owner alone', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [admin, second, member] = [
    await aMember(world, ['admin']),
    await aMember(world, ['admin']),
    await aMember(world),
  ];
  const by = membersApi.signedInAs(admin);
  await by.removeTeamMember({ teamId, userId: member.userId });
  for (const userId of [second.userId, admin.userId, owner.userId])
    await expect(by.removeTeamMember({ teamId, userId })).rejects.toMatchObject({ code: 'access.denied' });
  await membersApi.signedInAs(owner).removeTeamMember({ teamId, userId: second.userId });
  expect(Object.keys(await rosterOf(world)).sort()).toEqual([owner.userId, admin.userId].sort());
  expect(await countOf(teamId)).toBe(2);
});

it('lets no one take members off who has another role, a captain neither', async () => {
  const world = await aTeam();
  const { teamId } = world;
  const { userId } = await aMember(world);
  for (const role of ['captain', 'coach', 'eventManager', 'treasurer', 'member']) {
    const by = membersApi.signedInAs(await aMember(world, [role]));
    await expect(by.removeTeamMember({ teamId, userId })).rejects.toMatchObject({ code: 'access.denied' });
  }
  expect(Object.keys(await rosterOf(world))).toContain(userId);
});

it('keeps the owner, and knows no one who is not there', async () => {
  const { teamId, owner } = await aTeam();
  const boss = membersApi.signedInAs(owner);
  const off = (userId: string, from = teamId) => boss.removeTeamMember({ teamId: from, userId });
  await expect(off(owner.userId)).rejects.toMatchObject({ code: 'team.owner' });
  await expect(off((await aPerson()).userId)).rejects.toMatchObject({ code: 'team.memberNotFound' });
  await expect(off(owner.userId, noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
});

it('refuses when one of the two became something else meanwhile', async () => {
  const caller = { actor: { userId: 'boss' }, now: new Date() };
  const roster = {
    find: async ({ userId }: { userId: string }) => ({ userId, roles: [userId === 'boss' ? 'owner' : 'member'] }),
    leave: async () => 'changed',
  };
  const parts = { teams: { find: async () => ({}) }, roster };
  const asked = removeTeamMember({ teamId: noTeam, userId: 'kim' }, caller as never, parts as never);
  await expect(asked).rejects.toMatchObject({ code: 'record.changed' });
});
