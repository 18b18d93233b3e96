import { expect, it } from 'vitest';
import { aCupOfLeague } from '#tests/support/competitions/statistics.ts';
import { switchFeatures } from '#tests/support/teams/features.ts';

it('is refused in a playoff of a community that switched statistics off', async () => {
  const { season, home, list, say } = await aCupOfLeague();
  await switchFeatures(season, { stats: false });
  expect((await list(season.owner)).sides).toEqual([]);
  const said = say(season.owner, home, 0, [{ personId: home.player.userId, counts: { G: 1 } }]);
  await expect(said).rejects.toMatchObject({ code: 'team.featureOff' });
});
