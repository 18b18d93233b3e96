import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMember, aTeam, countOf, membersApi, noTeam, rosterApi, teamsApi } from '#tests/support/teams/teams.ts';

it('makes a team none to anyone who is banned, by any way in, until they may come again', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [member, stranger] = [await aMember(world), await aPerson()];
  const boss = rosterApi.signedInAs(owner);
  const { code } = await membersApi.signedInAs(owner).renewJoinCode({ teamId });
  for (const { userId } of [member, stranger]) {
    await boss.barPerson({ teamId, userId, banned: true });
    const theirs = { teams: teamsApi.signedInAs({ userId }), members: membersApi.signedInAs({ userId }) };
    await expect(theirs.teams.getTeam({ teamId })).rejects.toMatchObject({ code: 'team.notFound' });
    await expect(theirs.members.joinTeam({ teamId })).rejects.toMatchObject({ code: 'team.notFound' });
    await expect(theirs.members.joinTeamByCode({ code })).rejects.toMatchObject({ code: 'team.codeInvalid' });
  }
  expect(await countOf(teamId)).toBe(1);
  await boss.barPerson({ teamId, userId: stranger.userId, banned: false });
  expect(await membersApi.signedInAs(stranger).joinTeam({ teamId })).toMatchObject({ outcome: 'member' });
});

it('is for those who may take a member off, who never bar the owner or themselves', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [admin, other] = [await aMember(world, ['admin']), await aMember(world, ['admin'])];
  const bar = (by: { userId: string }, userId: string, where = teamId) =>
    rosterApi.signedInAs(by).barPerson({ teamId: where, userId, banned: true });
  for (const userId of [owner.userId, other.userId, admin.userId])
    await expect(bar(admin, userId)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(bar(owner, other.userId, noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
  expect((await Promise.allSettled([bar(owner, other.userId), bar(owner, other.userId)])).map(outcome)).toContain('ok');
});

/** Of two who bar at once, one may find the member gone ('record.changed'); the owner is never barred ('team.owner'). */
const outcome = (settled: PromiseSettledResult<unknown>) =>
  settled.status === 'fulfilled' ? 'ok' : (settled.reason as { code: string }).code;
