import { expect, it } from 'vitest';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aPlayedSeason } from '#tests/support/competitions/schedules/played.ts';
import { aPlan, aSeason, noDivision, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { product } from '#tests/support/product/product.ts';

it('shows the table of what was played, why each team ranks where it does, and how it was on a day', async () => {
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

it('has the table of each pool of a division that is played in pools', async () => {
  const { seasonId, divisionId, boss, owner, squads } = await aSeason(4);
  const ids = squads.map(({ squadId }) => squadId);
  const pools = [ids.slice(0, 2), ids.slice(2)];
  const plan = aPlan(divisionId, { divisions: [{ divisionId, meetings: 1, format: 'pools', pools }] });
  await boss.saveSchedulePlan({ seasonId, version: 0, plan });
  await boss.makeSchedule({ seasonId, version: 1 });
  await boss.publishSchedule({ seasonId, version: 2 });
  await product.drain();
  const mine = gamesApi.signedInAs(owner);
  const gameId = divisionGameId(seasonId, divisionId);
  const [match] = (await mine.getGame({ gameId })).matches.filter(({ groupId }) => groupId === 'B');
  const { matchId, version } = match!;
  await mine.enterScore({ gameId, matchId, version, entry: { scores: [2, 0] } });
  const table = await schedulesApi.signedOut().getStandings({ seasonId, divisionId });
  const shown = table.pools.map(({ groupId, rows }) => ({ groupId, points: rows.map(({ points }) => points) }));
  expect(shown).toEqual([
    { groupId: 'A', points: [0, 0] },
    { groupId: 'B', points: [3, 0] },
  ]);
  expect(table.pools[1]?.rows[0]?.entrantId).toBe(match!.sides[0].entrantId);
});

it('is there before anything was played, and not for what is not in the season', async () => {
  const { seasonId, divisionId } = await aSeason();
  const guest = schedulesApi.signedOut();
  expect((await guest.getStandings({ seasonId, divisionId })).rows).toHaveLength(4);
  const table = (of: object) => guest.getStandings({ seasonId, divisionId, ...of });
  await expect(table({ divisionId: noDivision })).rejects.toMatchObject({ code: 'standings.divisionNotFound' });
  await expect(table({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
