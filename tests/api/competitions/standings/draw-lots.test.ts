import { expect, it } from 'vitest';
import { aSeason, noDivision, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

it('parts those who are level by lots that anybody can draw again', async () => {
  const { seasonId, divisionId, boss } = await aSeason(2);
  const guest = schedulesApi.signedOut();
  expect((await guest.getStandings({ seasonId, divisionId })).unresolved).toHaveLength(1);
  const draw = (of: object = {}) => boss.drawLots({ seasonId, divisionId, version: 0, ...of });
  const { lotsSeed, lotsDrawnAt } = await draw();
  expect([lotsSeed, lotsDrawnAt]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.any(String)]);
  const table = await guest.getStandings({ seasonId, divisionId });
  expect(table).toMatchObject({ unresolved: [], lotsSeed });
  expect(table.rows[0]!.trace.at(-1)!.sentence).toContain(lotsSeed);
  await expect(draw()).rejects.toMatchObject({ code: 'record.changed' });
  await expect(draw({ divisionId: noDivision })).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  await expect(draw({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
