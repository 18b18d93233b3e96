import { expect, it } from 'vitest';
import { aPlayedSeason } from '#tests/support/competitions/schedules/played.ts';
import { noDivision, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

it('hands out all that a table follows from, so that anybody can suppose results', async () => {
  const { seasonId, divisionId, played } = await aPlayedSeason(2);
  const guest = schedulesApi.signedOut();
  const { entrants, results, open, ruleset } = await guest.getCompetition({ seasonId, divisionId });
  expect([entrants.length, results.length, open.length]).toEqual([4, 2, 4]);
  expect(results.map(({ matchId }) => matchId).sort()).toEqual(played.map(({ matchId }) => matchId).sort());
  expect(ruleset.points.win).toBe(3);
  const other = guest.getCompetition({ seasonId, divisionId: noDivision });
  await expect(other).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  const none = guest.getCompetition({ seasonId: noSeason, divisionId });
  await expect(none).rejects.toMatchObject({ code: 'season.notFound' });
});
