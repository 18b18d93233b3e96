import { expect, it } from 'vitest';
import { aRegistered, aSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('says how the reader is registered, and what they may do', async () => {
  const world = await aSeason();
  const player = await aRegistered(world, { mode: 'sub_only' });
  const { seasonId, owner } = world;
  const seen = await seasonsApi.signedInAs(player).getSeason({ seasonId });
  expect(seen).toMatchObject({ registration: { mode: 'sub_only', status: 'registered' }, may: [], isOpenForMe: true });
  const led = await seasonsApi.signedInAs(owner).getSeason({ seasonId });
  expect(led.may).toContain('publishSchedule');
  expect([led.isMember, seen.isMember]).toEqual([true, false]);
  const nowhere = seasonsApi.signedInAs(player).getSeason({ seasonId: noSeason });
  await expect(nowhere).rejects.toMatchObject({ code: 'season.notFound' });
});
