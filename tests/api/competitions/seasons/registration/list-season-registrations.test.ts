import { expect, it } from 'vitest';
import { aRegistered, aSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('lists who registered, the earliest first, with what they said', async () => {
  const world = await aSeason();
  const first = await aRegistered(world, { mode: 'individual', answers: { level: 5, note: 'Left-handed' } });
  const second = await aRegistered(world, { mode: 'sub_only' });
  const mine = seasonsApi.signedInAs(world.owner);
  const { registrations } = await mine.listSeasonRegistrations({ seasonId: world.seasonId });
  expect(registrations.map(({ userId }) => userId)).toEqual([first.userId, second.userId]);
  expect(registrations[0]).toMatchObject({ answers: { level: 5, note: 'Left-handed' } });
  const nowhere = mine.listSeasonRegistrations({ seasonId: noSeason });
  await expect(nowhere).rejects.toMatchObject({ code: 'season.notFound' });
});
