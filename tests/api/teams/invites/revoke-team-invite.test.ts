import { expect, it } from 'vitest';
import { aHolder, anInvite, aTeam, invitesApi, noTeam } from '#tests/support/teams/teams.ts';

it('takes an invitation back: its link lets no one in, its address is forgotten, and it can be made anew', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const person = await aHolder();
  const token = await anInvite(world, person);
  const mine = invitesApi.signedInAs(owner);
  const [invite] = (await mine.listTeamInvites({ teamId })).invites;
  const inviteId = invite?.inviteId ?? '';
  await mine.revokeTeamInvite({ teamId, inviteId });
  const answered = invitesApi.signedInAs(person).answerTeamInvite({ token, answer: 'accept' });
  await expect(answered).rejects.toMatchObject({ code: 'team.inviteInvalid' });
  const [revoked] = (await mine.listTeamInvites({ teamId })).invites;
  expect([revoked?.status, revoked?.email]).toEqual(['revoked', undefined]);
  await expect(mine.revokeTeamInvite({ teamId, inviteId })).rejects.toMatchObject({ code: 'team.inviteInvalid' });
  await expect(mine.revokeTeamInvite({ teamId: noTeam, inviteId })).rejects.toMatchObject({ code: 'team.notFound' });
  const again = await anInvite(world, person);
  expect(again).not.toBe(token);
  await invitesApi.signedInAs(person).answerTeamInvite({ token: again, answer: 'accept' });
});
