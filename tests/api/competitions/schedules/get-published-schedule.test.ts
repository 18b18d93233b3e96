import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPublished, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { aMember, hideTeam } from '#tests/support/teams/teams.ts';

it('shows the schedule of a private community to its members only', async () => {
  const world = await aPublished();
  const { seasonId, schedule } = world;
  await hideTeam(world);
  const member = schedulesApi.signedInAs(await aMember(world));
  expect((await member.getPublishedSchedule({ seasonId })).matches).toEqual(schedule.matches);
  const stranger = schedulesApi.signedInAs(await aPerson());
  const notFound = { code: 'season.notFound' };
  await expect(stranger.getPublishedSchedule({ seasonId })).rejects.toMatchObject(notFound);
  await expect(schedulesApi.signedOut().getSchedule({ seasonId })).rejects.toMatchObject(notFound);
  await expect(member.getPublishedSchedule({ seasonId: noSeason })).rejects.toMatchObject(notFound);
});

it('shows signed-in readers what visitors may read', async () => {
  const { seasonId, schedule } = await aPublished();
  expect(await schedulesApi.signedInAs(await aPerson()).getPublishedSchedule({ seasonId })).toEqual(schedule);
});
