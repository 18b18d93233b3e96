import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRegistered, aSeason, aSquad, seasonsApi } from '#tests/support/competitions/seasons.ts';

it("shows a player's seasons with team, label and dates; to others only those they play in", async () => {
  const world = await aSeason();
  const { captain } = await aSquad(world);
  const own = await seasonsApi.signedInAs(captain).listRegistrationCards({});
  const card = { seasonLabel: 'Spring 2031', startDate: '2028-03-04', endDate: '2028-06-03', teamId: world.teamId };
  expect(own.registrations).toMatchObject([card]);
  const other = seasonsApi.signedInAs(await aPerson());
  expect((await other.listRegistrationCards({ userId: captain.userId })).registrations).toMatchObject([card]);
  const waiting = await aRegistered(world);
  expect((await other.listRegistrationCards({ userId: waiting.userId })).registrations).toEqual([]);
});
