import { expect, it } from 'vitest';
import { aSeason, noDivision, noSeason } from '#tests/support/competitions/schedules/world.ts';

it('begins with the rules of the sport', async () => {
  const { seasonId, divisionId, boss } = await aSeason(2);
  const rules = await boss.getStandingsRules({ seasonId, divisionId });
  expect(rules).toMatchObject({ version: 0, places: 0, adjustments: [], ruleset: { basis: 'points' } });
  expect(rules.ruleset.tieBreakers[0]).toBe('h2h_points');
  const other = boss.getStandingsRules({ seasonId, divisionId: noDivision });
  await expect(other).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  const none = boss.getStandingsRules({ seasonId: noSeason, divisionId });
  await expect(none).rejects.toMatchObject({ code: 'season.notFound' });
});
