import { expect, it } from 'vitest';
import { aDraftSeason, aRegistered, aSeason, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('deletes a season without registrations, with its sessions', async () => {
  const { owner, seasonId } = await aDraftSeason();
  const mine = seasonsApi.signedInAs(owner);
  await mine.deleteSeason({ seasonId });
  await expect(mine.getSeason({ seasonId })).rejects.toMatchObject({ code: 'season.notFound' });
});

it('keeps a season with registrations', async () => {
  const world = await aSeason();
  await aRegistered(world);
  const mine = seasonsApi.signedInAs(world.owner);
  await expect(mine.deleteSeason({ seasonId: world.seasonId })).rejects.toMatchObject({ code: 'season.inUse' });
  await expect(mine.deleteSeason({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
