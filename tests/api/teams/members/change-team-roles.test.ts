import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { changeTeamRoles } from '#lambdas/teams/members/operations/leave-team.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi, noTeam, rosterOf } from '#tests/support/teams/teams.ts';

it('gives roles by an admin, and tells the person and the owner', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [admin, member] = [await aMember(world, ['admin']), await aMember(world)];
  await product.forget();
  const given = { teamId, userId: member.userId, roles: ['coach', 'captain', 'coach'] };
  expect(await membersApi.signedInAs(admin).changeTeamRoles(given)).toMatchObject({ roles: ['coach', 'captain'] });
  expect(await rosterOf(world)).toMatchObject({ [member.userId]: ['coach', 'captain'] });
  await product.drain();
  expect(product.mails(member.email).at(-1)?.text).toContain('You’re coach and captain now.');
  expect(product.mails(owner.email).at(-1)?.subject).toMatch(/^Roles in .* changed$/);
});

it('lets the owner alone make and unmake admins, and no one change themselves or the owner', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [admin, member] = [await aMember(world, ['admin']), await aMember(world)];
  const by = membersApi.signedInAs(admin);
  const denied = [
    [by, { userId: member.userId, roles: ['admin'] }],
    [by, { userId: admin.userId, roles: ['coach'] }],
    [membersApi.signedInAs(owner), { userId: owner.userId, roles: ['member'] }],
  ] as const;
  for (const [caller, { userId, roles }] of denied)
    await expect(caller.changeTeamRoles({ teamId, userId, roles: [...roles] })).rejects.toMatchObject({
      code: 'access.denied',
    });
  const ofOwner = by.changeTeamRoles({ teamId, userId: owner.userId, roles: ['member'] });
  await expect(ofOwner).rejects.toMatchObject({ code: 'team.owner' });
  const boss = membersApi.signedInAs(owner);
  const stranger = boss.changeTeamRoles({ teamId, userId: (await aPerson()).userId, roles: ['coach'] });
  await expect(stranger).rejects.toMatchObject({ code: 'team.memberNotFound' });
  const elsewhere = boss.changeTeamRoles({ teamId: noTeam, userId: member.userId, roles: ['coach'] });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});

it('refuses when one of the two became something else meanwhile', async () => {
  const caller = { actor: { userId: 'boss' }, now: new Date() };
  const roster = {
    find: async ({ userId }: { userId: string }) => ({ userId, roles: [userId === 'boss' ? 'owner' : 'member'] }),
    saveRoles: async () => 'changed',
  };
  const parts = { teams: { find: async () => ({}) }, roster };
  const asked = changeTeamRoles({ teamId: noTeam, userId: 'kim', roles: ['coach'] }, caller as never, parts as never);
  await expect(asked).rejects.toMatchObject({ code: 'record.changed' });
});

it('has room for the admins of the plan, counts those who go, and takes none away when the plan is less', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const boss = membersApi.signedInAs(owner);
  const make = ({ userId }: { userId: string }, roles = ['admin']) => boss.changeTeamRoles({ teamId, userId, roles });
  const plan = teamEntity(table()).patch({ teamId });
  const [first, second] = [await aMember(world, ['admin']), await aMember(world, ['admin'])];
  await aMember(world, ['admin']);
  const fourth = await aMember(world);
  await expect(make(fourth)).rejects.toMatchObject({ code: 'team.adminsOfPlan', detail: { plan: 'rookie' } });
  await make(first, ['coach']);
  await make(fourth);
  await expect(make(first)).rejects.toMatchObject({ code: 'team.adminsOfPlan' });
  await membersApi.signedInAs(second).leaveTeam({ teamId });
  await make(first);
  await plan.set({ plan: 'pro' }).go();
  await make(await aMember(world));
  await teamEntity(table()).patch({ teamId }).remove(['plan']).go();
  expect(Object.values(await rosterOf(world)).filter((roles) => String(roles).includes('admin'))).toHaveLength(4);
  await expect(make(await aMember(world))).rejects.toMatchObject({ code: 'team.adminsOfPlan' });
});
