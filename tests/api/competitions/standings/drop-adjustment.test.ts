import { expect, it } from 'vitest';
import { aSeason, noDivision, noSeason } from '#tests/support/competitions/schedules/world.ts';

it('takes an adjustment back', async () => {
  const { seasonId, divisionId, boss, squads } = await aSeason(2);
  const entrantId = squads[0]!.squadId;
  for (const [version, points] of [-3, 1].entries())
    await boss.adjustStandings({ seasonId, divisionId, version, entrantId, points, reason: `By ${points}` });
  const drop = (of: object = {}) => boss.dropAdjustment({ seasonId, divisionId, version: 2, index: 0, ...of });
  await expect(drop({ version: 1 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(drop({ index: 5 })).rejects.toMatchObject({ code: 'standings.adjustmentNotFound' });
  expect((await drop()).adjustments).toMatchObject([{ points: 1 }]);
  await expect(drop({ divisionId: noDivision })).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  await expect(drop({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
