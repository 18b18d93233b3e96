import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMember, aTeam, membersApi, noTeam } from '#tests/support/teams/teams.ts';

it('lists members with their roles to each other, and their names alone to others', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const coach = await aMember(world, ['coach']);
  const seen = await membersApi.signedInAs(coach).listTeamMembers({ teamId });
  expect(seen.members).toMatchObject([
    { userId: owner.userId, displayName: owner.displayName, roles: ['owner'] },
    { userId: coach.userId, roles: ['coach'], since: expect.any(String) },
  ]);
  const { members } = await membersApi.signedInAs(await aPerson()).listTeamMembers({ teamId });
  expect(members).toEqual([
    { displayName: owner.displayName, roles: ['owner'] },
    { displayName: coach.displayName, roles: ['coach'] },
  ]);
});

it('shows who supports the product with Plus, where their name is shown', async () => {
  const world = await aTeam();
  const { teamId } = world;
  const supporter = await aMember(world);
  await accountEntity(table()).patch({ userId: supporter.userId }).set({ userSubscription: 'plus' }).go();
  const { members } = await membersApi.signedInAs(supporter).listTeamMembers({ teamId });
  expect(members.map(({ isSupporter }) => isSupporter)).toEqual([undefined, true]);
});

it("is hidden as the community's settings say, and from all outsiders for young members", async () => {
  const stranger = membersApi.signedInAs(await aPerson());
  const [inside, young] = [await aTeam({ rosterVisibility: 'members' }), await aTeam({ isYouth: true })];
  for (const { teamId } of [inside, young])
    await expect(stranger.listTeamMembers({ teamId })).rejects.toMatchObject({ code: 'access.denied' });
  const kept = await aTeam({ rosterVisibility: 'admins' });
  const member = membersApi.signedInAs(await aMember(kept));
  await expect(member.listTeamMembers({ teamId: kept.teamId })).rejects.toMatchObject({ code: 'access.denied' });
});

it('knows no community that is not there, and no cursor of another list', async () => {
  const { teamId, owner } = await aTeam();
  const mine = membersApi.signedInAs(owner);
  await expect(mine.listTeamMembers({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  const asked = mine.listTeamMembers({ teamId, cursor: 'made-up' });
  await expect(asked).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});
