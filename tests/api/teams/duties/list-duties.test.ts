import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDuty, dutyDetails } from '#tests/support/teams/duties.ts';
import { switchFeatures } from '#tests/support/teams/features.ts';
import { membersApi, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('lists what is ahead and of the last 30 days, the soonest first, without those who left', async () => {
  const { teamId, boss, one, key, who, shown } = await aDuty();
  await boss.addDuty({ teamId, ...dutyDetails({ title: 'Long ago', localStart: '2025-01-01T10:00' }) });
  await boss.addDuty({ teamId, ...dutyDetails({ title: 'Far ahead', localStart: '2028-09-01T10:00' }) });
  await one.answerDuty({ ...key, answer: 'take' });
  const titles = (await boss.listDuties({ teamId })).duties.map(({ title }) => title);
  expect(titles).toEqual(['Keep the score', 'Far ahead']);
  expect(await shown()).toMatchObject({ status: 'claimed', holders: [{ displayName: who.one.displayName }] });
  await membersApi.signedInAs(who.one).leaveTeam({ teamId });
  expect(await shown()).toMatchObject({ status: 'open', holders: [] });
});

it('tells no one else', async () => {
  const { teamId } = await aDuty();
  const stranger = rosterApi.signedInAs(await aPerson());
  await expect(stranger.listDuties({ teamId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(stranger.listDuties({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});

it('is refused where the community switched duties off', async () => {
  const world = await aDuty();
  await switchFeatures(world, { duties: false });
  await expect(world.boss.listDuties({ teamId: world.teamId })).rejects.toMatchObject({ code: 'team.featureOff' });
});
