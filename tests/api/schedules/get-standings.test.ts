import { expect, it } from 'vitest';
import { divisionGameId } from '#lambdas/competitions/division-game.ts';
import { gamesApi } from '#tests/support/games.ts';
import { product } from '#tests/support/product.ts';
import { aPlayedSeason } from '#tests/support/schedules/played.ts';
import { aPlan, aSeason, noDivision, noSeason, schedulesApi } from '#tests/support/schedules/world.ts';

it('shows the table of what was played, why everybody is where they are, and how it was on a day', async () => {
  const { seasonId, divisionId, played } = await aPlayedSeason();
  const guest = schedulesApi.signedOut();
  const table = await guest.getStandings({ seasonId, divisionId });
  expect(table).toMatchObject({ name: 'First', label: 'Spring League', places: 0 });
  expect(table.rows[0]).toMatchObject({ entrantId: played[0]!.homeId, rank: 1, points: 3, played: 1, diff: 2 });
  expect(table.rows[0]!.why).toMatch(/3 points/);
  const before = await guest.getStandings({ seasonId, divisionId, asOf: '2027-01-01' });
  expect(before.rows.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
});

it('takes the matches of a league in sets where its sport is played in sets', async () => {
  const { seasonId, divisionId, boss, owner } = await aSeason(2, { gameTypeId: 'volleyball' });
  await boss.saveSchedulePlan({ seasonId, version: 0, plan: aPlan(divisionId) });
  await boss.makeSchedule({ seasonId, version: 1 });
  await boss.publishSchedule({ seasonId, version: 2 });
  await product.drain();
  const gameId = divisionGameId(seasonId, divisionId);
  const mine = gamesApi.signedInAs(owner);
  const [match] = (await mine.getGame({ gameId })).matches;
  const at = { gameId, matchId: match!.matchId, version: match!.version };
  const numbers = mine.enterScore({ ...at, entry: { scores: [3, 1] } });
  await expect(numbers).rejects.toMatchObject({ code: 'match.scoreInvalid' });
  const sets = [
    [25, 20],
    [20, 25],
    [15, 12],
  ] as [number, number][];
  await mine.enterScore({ ...at, entry: { sets } });
  const { rows } = await schedulesApi.signedOut().getStandings({ seasonId, divisionId });
  expect(rows.map(({ points }) => points)).toEqual([2, 1]);
});

it('is there before anything was played, and not for what is not in the season', async () => {
  const { seasonId, divisionId } = await aSeason();
  const guest = schedulesApi.signedOut();
  expect((await guest.getStandings({ seasonId, divisionId })).rows).toHaveLength(4);
  const table = (of: object) => guest.getStandings({ seasonId, divisionId, ...of });
  await expect(table({ divisionId: noDivision })).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  await expect(table({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
