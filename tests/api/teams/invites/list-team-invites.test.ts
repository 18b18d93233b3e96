import { expect, it } from 'vitest';
import { aMember, aTeam, invitesApi, membersApi, noTeam } from '#tests/support/teams/teams.ts';

it('lists who is invited and who was a member, to anyone who manages members', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [member, former] = [await aMember(world), await aMember(world)];
  await membersApi.signedInAs(former).leaveTeam({ teamId });
  const mine = invitesApi.signedInAs(owner);
  await mine.inviteToTeam({ teamId, emails: ['new@invited.example'] });
  expect(await mine.listTeamInvites({ teamId })).toMatchObject({
    invites: [{ email: 'new@invited.example', status: 'pending', invitedBy: owner.displayName }],
    former: [{ userId: former.userId, status: 'left' }],
  });
  const denied = invitesApi.signedInAs(member).listTeamInvites({ teamId });
  await expect(denied).rejects.toMatchObject({ code: 'access.denied' });
  await expect(mine.listTeamInvites({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
