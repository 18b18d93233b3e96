import { expect, it } from 'vitest';
import { grantInTeam } from '#lambdas/teams/members/operations/leave-team.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi, noTeam } from '#tests/support/teams/teams.ts';

const safety = ['safety'] as const;

it('lets the owner trust a coach with medical notes and take it back; every member sees it, and the coach is told', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [coach, member] = [await aMember(world, ['coach']), await aMember(world)];
  const boss = membersApi.signedInAs(owner);
  const given = { teamId, userId: coach.userId, grants: [...safety] };
  expect(await boss.grantInTeam(given)).toMatchObject({ roles: ['coach'], grants: ['safety'] });
  const seen = async () => {
    const { members } = await membersApi.signedInAs(member).listTeamMembers({ teamId });
    return members.find(({ userId }) => userId === coach.userId)?.grants;
  };
  expect(await seen()).toEqual(['safety']);
  await product.drain();
  expect(product.mails(coach.email).at(-1)?.text).toContain(
    'You’re coach, trusted with medical notes and emergency contacts of children at events now.',
  );
  const { activities } = await boss.listTeamHistory({ teamId });
  expect(activities[0]).toMatchObject({ action: 'rolesChanged', after: { roles: 'coach', grants: 'safety' } });
  expect(await boss.grantInTeam({ ...given, grants: [] })).toMatchObject({ grants: [] });
  expect(await seen()).toEqual([]);
});

it('lets the owner trust themselves, an admin no one, and no one whose roles leave no room', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [admin, member] = [await aMember(world, ['admin']), await aMember(world)];
  const boss = membersApi.signedInAs(owner);
  expect(await boss.grantInTeam({ teamId, userId: owner.userId, grants: [...safety] })).toMatchObject({
    grants: ['safety'],
  });
  const byAdmin = membersApi.signedInAs(admin).grantInTeam({ teamId, userId: admin.userId, grants: [...safety] });
  await expect(byAdmin).rejects.toMatchObject({ code: 'access.denied' });
  const unfit = boss.grantInTeam({ teamId, userId: member.userId, grants: [...safety] });
  await expect(unfit).rejects.toMatchObject({ code: 'team.grantUnfit' });
  const stranger = boss.grantInTeam({ teamId, userId: (await aPerson()).userId, grants: [] });
  await expect(stranger).rejects.toMatchObject({ code: 'team.memberNotFound' });
  const elsewhere = boss.grantInTeam({ teamId: noTeam, userId: member.userId, grants: [] });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});

it('ends with the last role that leaves room for it, and does not come back with the role', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const coach = await aMember(world, ['coach']);
  const boss = membersApi.signedInAs(owner);
  const member = { teamId, userId: coach.userId };
  await boss.grantInTeam({ ...member, grants: [...safety] });
  expect(await boss.changeTeamRoles({ ...member, roles: ['coach', 'captain'] })).toMatchObject({ grants: ['safety'] });
  expect(await boss.changeTeamRoles({ ...member, roles: ['captain'] })).toMatchObject({ grants: [] });
  expect(await boss.changeTeamRoles({ ...member, roles: ['coach'] })).toMatchObject({ grants: [] });
});

it('refuses when the person became something else meanwhile', async () => {
  const caller = { actor: { userId: 'boss' }, now: new Date() };
  const roster = { find: async () => ({ userId: 'kim', roles: ['coach'] }), saveRoles: async () => 'changed' };
  const parts = { teams: { find: async () => ({}) }, roster };
  const asked = grantInTeam({ teamId: noTeam, userId: 'kim', grants: [...safety] }, caller as never, parts as never);
  await expect(asked).rejects.toMatchObject({ code: 'record.changed' });
});
