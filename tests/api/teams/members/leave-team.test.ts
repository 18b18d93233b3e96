import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMember, aTeam, countOf, membersApi, rosterOf } from '#tests/support/teams/teams.ts';

it('takes the member who leaves off the roster, and takes back a request', async () => {
  const world = await aTeam({ joinPolicy: 'request' });
  const { teamId, owner } = world;
  await membersApi.signedInAs(await aMember(world)).leaveTeam({ teamId });
  expect(Object.keys(await rosterOf(world))).toEqual([owner.userId]);
  expect(await countOf(teamId)).toBe(1);
  const asker = membersApi.signedInAs(await aPerson());
  await asker.joinTeam({ teamId });
  await asker.leaveTeam({ teamId });
  expect(await membersApi.signedInAs(owner).listTeamRequests({ teamId })).toEqual({ requests: [] });
  await expect(asker.leaveTeam({ teamId })).rejects.toMatchObject({ code: 'team.notFound' });
});

it('keeps its owner until another has it', async () => {
  const { teamId, owner } = await aTeam();
  await expect(membersApi.signedInAs(owner).leaveTeam({ teamId })).rejects.toMatchObject({ code: 'team.owner' });
});
