import { expect, it } from 'vitest';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { aSeason, noDivision, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

it('takes points with a public reason', async () => {
  const { seasonId, divisionId, boss, squads } = await aSeason(2);
  const entrantId = squads[0]!.squadId;
  const adjust = (of: object = {}) =>
    boss.adjustStandings({
      seasonId,
      divisionId,
      version: 0,
      entrantId,
      points: -3,
      reason: 'Fielded a ringer',
      ...of,
    });
  expect(await adjust()).toMatchObject({ version: 1, adjustments: [{ points: -3, madeOn: expect.any(String) }] });
  const { rows } = await schedulesApi.signedOut().getStandings({ seasonId, divisionId });
  expect(rows.at(-1)).toMatchObject({ entrantId, points: -3, adjustments: [{ reason: 'Fielded a ringer' }] });
  await expect(adjust()).rejects.toMatchObject({ code: 'record.changed' });
  await expect(adjust({ version: 1, entrantId: 'x' })).rejects.toMatchObject({ code: 'standings.entrantNotFound' });
  await expect(adjust({ divisionId: noDivision })).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  await expect(adjust({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
  const ruleset = { ...standingsTemplates.soccer, adjustmentsAllowed: false };
  await boss.saveRuleset({ seasonId, divisionId, version: 1, ruleset, places: 0 });
  await expect(adjust({ version: 2 })).rejects.toMatchObject({ code: 'standings.adjustmentsOff' });
});
