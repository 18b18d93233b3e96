import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMember, aTeam, membersApi, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('shows what the reader is and may do, and the code to anyone who may let people in', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const member = await aMember(world);
  const seen = await teamsApi.signedInAs(owner).getTeam({ teamId });
  expect(seen).toMatchObject({ roles: ['owner'], joinCode: { code: expect.stringMatching(/^[2-9A-Z]{8}$/) } });
  expect(seen.may).toContain('deleteTeam');
  expect(await teamsApi.signedInAs(member).getTeam({ teamId })).toMatchObject({ roles: ['member'], may: ['chat'] });
  const { joinCode, room } = await teamsApi.signedInAs(await aPerson()).getTeam({ teamId });
  expect([joinCode, room]).toEqual([undefined, undefined]);
});

it('shows a request that waits, and an offer to its recipient', async () => {
  const world = await aTeam({ joinPolicy: 'request' });
  const { teamId, owner } = world;
  const [asker, heir] = [await aPerson(), await aMember(world)];
  await membersApi.signedInAs(asker).joinTeam({ teamId });
  await membersApi.signedInAs(owner).offerOwnership({ teamId, userId: heir.userId });
  expect(await teamsApi.signedInAs(asker).getTeam({ teamId })).toMatchObject({ request: 'requested' });
  expect((await teamsApi.signedInAs(asker).getTeam({ teamId })).offer).toBeUndefined();
  expect(await teamsApi.signedInAs(heir).getTeam({ teamId })).toMatchObject({ offer: { userId: heir.userId } });
});

it('tells the member who is no member that a private community does not exist', async () => {
  const { teamId } = await aTeam({ visibility: 'private' });
  const stranger = teamsApi.signedInAs(await aPerson());
  await expect(stranger.getTeam({ teamId })).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(stranger.getTeam({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
