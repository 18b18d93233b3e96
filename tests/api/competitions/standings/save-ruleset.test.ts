import { expect, it } from 'vitest';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { aSeason, noDivision, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

it('changes how a table is made, under the version that was read', async () => {
  const { seasonId, divisionId, boss } = await aSeason(2);
  const ruleset = standingsTemplates.hockey;
  const save = (of: object = {}) => boss.saveRuleset({ seasonId, divisionId, version: 0, ruleset, places: 1, ...of });
  expect(await save()).toMatchObject({ version: 1, places: 1, ruleset: { tieBreakers: ruleset.tieBreakers } });
  expect(await schedulesApi.signedOut().getStandings({ seasonId, divisionId })).toMatchObject({ places: 1 });
  await expect(save()).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 1 } });
  expect(await save({ version: 1, places: 2 })).toMatchObject({ version: 2, places: 2 });
  await expect(save({ divisionId: noDivision })).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  await expect(save({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
