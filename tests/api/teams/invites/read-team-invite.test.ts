import { expect, it } from 'vitest';
import { anInvite, aTeam, invitesApi } from '#tests/support/teams/teams.ts';

it('shows the member who has the mail what they are invited to, without an account, and nothing by a made-up link', async () => {
  const world = await aTeam({ visibility: 'private' });
  const token = await anInvite(world, { email: 'new@invited.example' });
  const anybody = invitesApi.signedOut();
  expect(await anybody.readTeamInvite({ token })).toMatchObject({
    team: { teamId: world.teamId, name: world.team.name },
    invitedBy: world.owner.displayName,
  });
  for (const wrong of ['x'.repeat(60), `${token.slice(0, -1)}!`])
    await expect(anybody.readTeamInvite({ token: wrong })).rejects.toMatchObject({ code: 'team.inviteInvalid' });
});
