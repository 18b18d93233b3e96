import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSeason, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

it('says which squads are mine, which I lead and whether I make the schedule', async () => {
  const { seasonId, owner, squads } = await aSeason(2);
  const [{ squadId, captain, player }] = squads as [(typeof squads)[0]];
  const mine = (person: { userId: string }) => schedulesApi.signedInAs(person).getMySchedule({ seasonId });
  expect(await mine(captain)).toEqual({ squadIds: [squadId], captainOf: [squadId], maySchedule: false });
  expect(await mine(player)).toEqual({ squadIds: [squadId], captainOf: [], maySchedule: false });
  expect(await mine(owner)).toEqual({ squadIds: [], captainOf: [], maySchedule: true });
  expect(await mine(await aPerson())).toEqual({ squadIds: [], captainOf: [], maySchedule: false });
  const none = schedulesApi.signedInAs(owner).getMySchedule({ seasonId: noSeason });
  await expect(none).rejects.toMatchObject({ code: 'season.notFound' });
});
