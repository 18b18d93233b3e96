import { expect, it } from 'vitest';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aDraft, aPlan, aSeason, noSeason, tryOnceOver } from '#tests/support/competitions/schedules/world.ts';
import { product } from '#tests/support/product/product.ts';

it('makes Swiss rounds from results: who won meets who won, once the last round is over', async () => {
  const { seasonId, divisionId, boss, owner } = await aSeason(4);
  const plan = aPlan(divisionId, { divisions: [{ divisionId, meetings: 1, format: 'swiss', rounds: 2 }] });
  await boss.saveSchedulePlan({ seasonId, version: 0, plan });
  const next = (version: number) => boss.makeNextRound({ seasonId, version, divisionId });
  const first = await next(1);
  expect(first.draft?.matches).toHaveLength(2);
  await expect(next(2)).rejects.toMatchObject({ code: 'game.roundOpen' });
  await expect(next(1)).rejects.toMatchObject({ code: 'record.changed' });
  await boss.publishSchedule({ seasonId, version: 2 });
  await product.drain();

  const gameId = divisionGameId(seasonId, divisionId);
  const mine = gamesApi.signedInAs(owner);
  const { matches } = await mine.getGame({ gameId });
  const winners = matches.map(({ sides }) => sides[0].entrantId!);
  for (const { matchId, version } of matches)
    await mine.enterScore({ gameId, matchId, version, entry: { scores: [2, 0] } });
  const second = await next(3);
  const met = second
    .draft!.matches.filter(({ round }) => round === 2)
    .map(({ homeId, awayId }) => [homeId, awayId].sort());
  expect(met).toHaveLength(2);
  expect(met).toContainEqual(winners.toSorted());
  await boss.publishSchedule({ seasonId, version: 4 });
  await product.drain();
  for (const { matchId, version, status } of (await mine.getGame({ gameId })).matches)
    if (status !== 'final') await mine.enterScore({ gameId, matchId, version, entry: { scores: [1, 0] } });
  await expect(next(5)).rejects.toMatchObject({ code: 'game.noMoreRounds' });
});

it('plays a division in pools, each with a table of its own', async () => {
  const { seasonId, divisionId, boss, owner, squads } = await aSeason(4);
  const ids = squads.map(({ squadId }) => squadId);
  const pools = [ids.slice(0, 2), ids.slice(2)];
  const plan = aPlan(divisionId, { divisions: [{ divisionId, meetings: 1, format: 'pools', pools }] });
  await boss.saveSchedulePlan({ seasonId, version: 0, plan });
  const { draft } = await boss.makeSchedule({ seasonId, version: 1 });
  expect(draft?.matches.map(({ homeId, awayId }) => [homeId, awayId].sort()).sort()).toEqual(
    pools.map((pool) => pool.toSorted()).sort(),
  );
  await boss.publishSchedule({ seasonId, version: 2 });
  await product.drain();
  const view = await gamesApi.signedInAs(owner).getGame({ gameId: divisionGameId(seasonId, divisionId) });
  expect(view.game.entrants.map(({ groupId }) => groupId).sort()).toEqual(['A', 'A', 'B', 'B']);
  expect(view.matches.map(({ groupId }) => groupId).sort()).toEqual(['A', 'B']);
});

it('is for divisions that go round by round', async () => {
  const { seasonId, divisionId, boss } = await aDraft(4);
  const next = (of: object) => boss.makeNextRound({ seasonId, version: 2, divisionId, ...of });
  await expect(next({})).rejects.toMatchObject({ code: 'schedule.notByRound' });
  await expect(next({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});

it('is refused once the season is over', async () => {
  const refused = await tryOnceOver(({ seasonId, divisionId, boss }) =>
    boss.makeNextRound({ seasonId, version: 0, divisionId }),
  );
  expect(refused).toBe('season.notEditable');
});
