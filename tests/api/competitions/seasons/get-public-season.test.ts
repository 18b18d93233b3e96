import { expect, it } from 'vitest';
import { aSeason, aSquad, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';

it('shows divisions with their places, and squads without who is in them unless rosters are for everyone', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { teams: 4 } }] });
  await aSquad(world);
  const view = await seasonsApi.signedOut().getPublicSeason({ seasonId: world.seasonId });
  expect(view.squads).toMatchObject([{ name: 'Comets', playerCount: 1, roster: [] }]);
  expect(view.squads[0]?.code).toBeUndefined();
  expect(view.spots.find(({ kind }) => kind === 'teams')).toMatchObject({ taken: 1, left: 3 });
  const open = await aSeason({ rostersShown: 'everyone' });
  const { captain } = await aSquad(open);
  const shown = await seasonsApi.signedOut().getPublicSeason({ seasonId: open.seasonId });
  expect(shown.squads[0]?.roster).toMatchObject([{ userId: captain.userId }]);
});

it('knows no season that is not there', async () => {
  const read = seasonsApi.signedOut().getPublicSeason({ seasonId: noSeason });
  await expect(read).rejects.toMatchObject({ code: 'season.notFound' });
});
