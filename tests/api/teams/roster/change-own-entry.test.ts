import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { fieldId, saveSheet } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('lets a member say how they are reached and pause, who keeps their place then', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const member = await aMember(world);
  const mine = rosterApi.signedInAs(member);
  const said = { teamId, contact: { email: 'Sam@Club.example' }, fields: { [fieldId]: 'S' } };
  const entry = async () =>
    (await rosterApi.signedInAs(owner).listRoster({ teamId })).entries.find(({ userId }) => userId === member.userId);
  await mine.changeOwnEntry({ ...said, version: 0, isPaused: true });
  expect(await entry()).toMatchObject({ isPaused: true, details: { contact: { email: 'sam@club.example' } } });
  await expect(mine.changeOwnEntry({ ...said, version: 0, isPaused: false })).rejects.toMatchObject({
    code: 'record.changed',
  });
  await mine.changeOwnEntry({ ...said, version: 1, isPaused: false });
  expect(await entry()).toMatchObject({ isPaused: false, roles: ['member'] });
  const stranger = rosterApi.signedInAs(await aPerson());
  await expect(stranger.changeOwnEntry({ ...said, version: 0, isPaused: true })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});
