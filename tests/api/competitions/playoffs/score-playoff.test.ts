import { afterEach, expect, it } from 'vitest';
import { createGameReader, createGameStore } from '#lambdas/competitions/games/game-store.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { scoringTemplates } from '#shared/competitions/games/scoring/scoring-templates.ts';
import { aPlayoff, games, made, noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';
import { aSourceGame } from '#tests/support/competitions/playoffs.ts';
import { aSeason } from '#tests/support/competitions/schedules/world.ts';
import { aLive } from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember } from '#tests/support/teams/teams.ts';

afterEach(() => product.clock.reset());
const { volleyball3 } = scoringTemplates;
const enter = (matchId: string) => ({ type: 'enter_result' as const, matchId, games: games(3, 1) });

it('takes scores until there is a champion, and holds the standings it was made from', async () => {
  const { mine, gameId, sourceId } = await aPlayoff(4);
  const statusOf = async (id: string) => (await createGameReader(table()).find(id))?.status;
  expect(await statusOf(gameId)).toBe('ready');
  await mine.scorePlayoff({ gameId, version: 2, command: { type: 'start_match', matchId: 'W1-1' } });
  expect([await statusOf(gameId), await statusOf(sourceId)]).toEqual(['in_progress', 'ready']);
  await mine.scorePlayoff({ gameId, version: 3, command: enter('W1-1') });
  expect(await statusOf(sourceId)).toBe('locked');
  await mine.scorePlayoff({ gameId, version: 4, command: enter('W1-2') });
  const last = await mine.scorePlayoff({ gameId, version: 5, command: enter('W2-1') });
  const bracket = last.status === 'applied' ? last.playoff.bracket : expect.fail();
  expect(readBracket(bracket)).toMatchObject({ state: 'completed', champion: 'e1' });
  expect(await statusOf(gameId)).toBe('completed');
});

it('refuses a version that is no longer the newest, and says what cannot be recorded', async () => {
  const { mine, gameId, sourceId } = await aPlayoff(4);
  const command = enter('W1-1');
  await expect(mine.scorePlayoff({ gameId, version: 1, command })).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 2 },
  });
  expect(await mine.scorePlayoff({ gameId, version: 2, command: enter('W2-1') })).toEqual({
    status: 'refused',
    reason: 'not_ready',
  });
  const elsewhere = (id: string) => mine.scorePlayoff({ gameId: id, version: 2, command });
  await expect(elsewhere(sourceId)).rejects.toMatchObject({ code: 'playoff.notFound' });
  await expect(elsewhere(noGame)).rejects.toMatchObject({ code: 'game.notFound' });
});

it('takes scores as the sport has them: no more than a side can have, and the fewest strokes win', async () => {
  const { mine, gameId } = await aPlayoff(2, {}, { scoring: scoringTemplates.strokes });
  const command = { ...enter('W1-1'), games: games(72, 75) };
  const scored = await mine.scorePlayoff({ gameId, version: 2, command });
  const { bracket } = scored.status === 'applied' ? scored.playoff : expect.fail();
  expect(readBracket(bracket)).toMatchObject({ state: 'completed', champion: 'e1' });
  const corrected = { type: 'edit_result' as const, matchId: 'W1-1', games: games(76, 75), reason: 'Misread' };
  const after = await mine.runPlayoff({ gameId, version: 3, command: corrected });
  expect(readBracket(after.status === 'applied' ? after.playoff.bracket : expect.fail())).toMatchObject({
    champion: 'e2',
  });
  const soccer = await aPlayoff(2, {}, { scoring: scoringTemplates.soccer });
  const tooMany = { ...enter('W1-1'), games: games(100, 1) };
  expect(await soccer.mine.scorePlayoff({ gameId: soccer.gameId, version: 2, command: tooMany })).toEqual({
    status: 'refused',
    reason: 'impossible_score',
  });
});

it('takes sets as the sport ends them, or the sets that each side won', async () => {
  const { mine, gameId } = await aPlayoff(
    4,
    { configuration: { format: 'single', bestOfByRound: { default: 1, final: 3 } } },
    { scoring: volleyball3 },
  );
  const say = (version: number, matchId: string, ...scores: [number, number][]) =>
    mine.scorePlayoff({
      gameId,
      version,
      command: { type: 'enter_result', matchId, games: scores.map((one) => ({ scores: one })) },
    });
  const refused = { status: 'refused', reason: 'impossible_set' };
  for (const score of [
    [99, 1],
    [25, 24],
    [5, 3],
    [3, 0],
  ] satisfies [number, number][]) {
    expect(await say(2, 'W1-1', score)).toEqual(refused);
  }
  expect(await say(2, 'W1-1', [1, 1])).toEqual({ status: 'refused', reason: 'draw' });
  expect(await say(2, 'W1-1', [2, 1])).toMatchObject({ status: 'applied' });
  expect(await say(3, 'W1-2', [26, 24])).toMatchObject({ status: 'applied' });
  expect(await say(4, 'W2-1', [25, 20], [20, 25], [25, 10])).toEqual(refused);
  expect(await say(4, 'W2-1', [25, 20], [2, 0])).toEqual(refused);
  const won = await say(4, 'W2-1', [25, 20], [20, 25], [15, 13]);
  const { bracket } = won.status === 'applied' ? won.playoff : expect.fail();
  expect(readBracket(bracket)).toMatchObject({ state: 'completed', champion: 'e1' });
});

it('keeps the sets of a match that is one game, and refuses sets that come to another score', async () => {
  const { mine, gameId } = await aPlayoff(2, {}, { scoring: volleyball3 });
  const sets: [number, number][] = [
    [25, 20],
    [20, 25],
    [15, 13],
  ];
  const say = (scores: [number, number]) =>
    mine.scorePlayoff({
      ...{ gameId, version: 2 },
      command: { type: 'enter_result', matchId: 'W1-1', games: [{ scores, sets }] },
    });
  expect(await say([2, 0])).toEqual({ status: 'refused', reason: 'impossible_set' });
  expect(await say([2, 1])).toMatchObject({ status: 'applied' });
  const { bracket } = await playoffsApi.signedOut().getPublicPlayoff({ gameId });
  expect(bracket.records['W1-1']?.games).toEqual([{ scores: [2, 1], sets }]);
});

it('takes no score from a scorer before the desk of a tournament calls the match or its time comes', async () => {
  const { desk, owner, teamId, tournamentId } = await aLive({ format: 'single_elimination' });
  const { draws, matches } = await desk.getDesk({ tournamentId });
  const gameId = draws[0]!.bracketId!;
  const [first, second] = matches.filter(({ state }) => state === 'ready');
  const scorer = playoffsApi.signedInAs(await aMember({ teamId, owner }, ['scorekeeper']));
  const score = (matchId: string, version: number) =>
    scorer.scorePlayoff({ gameId, version, command: { ...enter(matchId), games: games(2, 1) } });
  const { playoff } = await scorer.getPlayoff({ gameId });
  expect(playoff.places.find(({ matchId }) => matchId === first!.matchId)).toMatchObject({ court: first!.court });
  await expect(score(first!.matchId, playoff.version)).rejects.toMatchObject({ code: 'match.notStarted' });
  await desk.runDesk({ tournamentId, command: { type: 'call', key: first!.key } });
  expect(await score(first!.matchId, playoff.version)).toMatchObject({ status: 'applied' });
  await expect(score(second!.matchId, playoff.version + 1)).rejects.toMatchObject({ code: 'match.notStarted' });
  product.clock.moveTo('2028-06-10T14:01:00Z');
  expect(await score(second!.matchId, playoff.version + 1)).toMatchObject({ status: 'applied' });
});

it('leaves it to the organizer, not the scorer, where captains disagree', async () => {
  const world = await aSeason(2);
  const { seasonId, divisionId, teamId, owner } = world;
  const gameId = newId('game', product.clock.now());
  const entrants = world.squads.map(({ squadId }, index) => ({
    entrantId: squadId,
    kind: 'squad' as const,
    squadId,
    name: squadId,
    personIds: [],
    seed: index + 1,
    status: 'in' as const,
  }));
  const differences = { gameId, seasonId, divisionId, teamId, entrants };
  await createGameStore(table()).create(aSourceGame(2, differences));
  const playoff = await made(owner, gameId);
  const boss = playoffsApi.signedInAs(owner);
  const at = { gameId: playoff.gameId, matchId: 'W1-1' };
  await boss.runPlayoff({ gameId: at.gameId, version: 1, command: { type: 'confirm_seeds' } });
  const [home, away] = world.squads.map(({ captain }) => playoffsApi.signedInAs(captain));
  await home!.reportPlayoff({ ...at, version: 2, report: { act: 'report', games: games(2, 1) } });
  await away!.reportPlayoff({ ...at, version: 3, report: { act: 'report', games: games(1, 2) } });
  const command = enter('W1-1');
  const scorekeeper = playoffsApi.signedInAs(await aMember({ teamId, owner }, ['scorekeeper']));
  await expect(scorekeeper.scorePlayoff({ gameId: at.gameId, version: 4, command })).rejects.toMatchObject({
    code: 'match.disputed',
  });
  expect(await boss.scorePlayoff({ gameId: at.gameId, version: 4, command })).toMatchObject({ status: 'applied' });
});
