import { expect, it } from 'vitest';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { entrantsIn } from '#shared/competitions/playoffs/open-claims.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDuel, gamesApi } from '#tests/support/competitions/games.ts';
import { games, made, noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';
import { changesOf, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aCupOfLeague } from '#tests/support/competitions/statistics.ts';

it('adds what players did in the playoff to what they did in the season', async () => {
  const { at, boss, season, say, home } = await aCupOfLeague();
  const league = await season.ownMatch(home);
  await season.boss.enterStatistics({ ...league, lines: [{ personId: home.player.userId, counts: { G: 1 } }] });
  expect(await say(home.captain, home, 0, [{ personId: home.player.userId, counts: { G: 2, A: 1 } }])).toMatchObject({
    version: 1,
    players: [{ counts: {} }, { personId: home.player.userId, counts: { G: 2, A: 1 } }],
  });
  const { leaders } = await boss.getPlayoff({ gameId: at.gameId });
  expect(leaders).toMatchObject([{ name: home.player.displayName, matches: 1, counts: { G: 2, A: 1 } }]);
  const { seasonId, divisionId } = season;
  const all = await gamesApi.signedInAs(season.owner).listMySeasonLeaders({ seasonId, divisionId });
  expect(all.leaders).toMatchObject([{ name: home.player.displayName, matches: 2, counts: { G: 3, A: 1 } }]);
});

it('names players of a playoff to visitors only where the season shows its rosters to visitors', async () => {
  const { at, season, say, home } = await aCupOfLeague();
  await say(home.captain, home, 0, [{ personId: home.player.userId, counts: { G: 1 } }]);
  const read = async () => (await playoffsApi.signedOut().getPublicPlayoff({ gameId: at.gameId })).leaders;
  expect(await read()).toEqual([]);
  const mine = seasonsApi.signedInAs(season.owner);
  const { season: before } = await mine.getSeason({ seasonId: season.seasonId });
  await mine.changeSeason({ ...changesOf(before), rostersShown: 'everyone' });
  expect(await read()).toMatchObject([{ name: home.player.displayName, counts: { G: 1 } }]);
});

it('drops what players did in a match that is reset', async () => {
  const { at, boss, say, home } = await aCupOfLeague();
  await say(home.captain, home, 0, [{ personId: home.player.userId, counts: { G: 1 } }]);
  const { playoff } = await boss.getPlayoff({ gameId: at.gameId });
  const command = { type: 'reset_match' as const, matchId: at.matchId };
  await boss.resetPlayoff({ gameId: at.gameId, version: playoff.version, command });
  expect((await boss.getPlayoff({ gameId: at.gameId })).leaders).toEqual([]);
});

it('says how many matches a player had before who played too few', async () => {
  const { season, say, list, home } = await aCupOfLeague({ playoffMinGames: 1 });
  const league = await season.ownMatch(home);
  await season.boss.enterStatistics({
    ...league,
    lines: [{ personId: home.captain.userId, counts: {}, played: true }],
  });
  const [side] = (await list(home.captain)).sides;
  expect(side).toMatchObject({ leastMatches: 1, players: [{ matches: 1 }, { matches: 0 }] });
  const after = await say(home.captain, home, 0, [{ personId: home.player.userId, counts: {}, played: true }]);
  expect(after.players[1]).toMatchObject({ personId: home.player.userId, played: true, matches: 0 });
});

it('lets both captains enter theirs while another match is scored', async () => {
  const { at, boss, say, home, away, other } = await aCupOfLeague();
  const { playoff } = await boss.getPlayoff({ gameId: at.gameId });
  const lineOf = ({ player }: typeof home) => [{ personId: player.userId, counts: { A: 1 } }];
  const command = { type: 'enter_result' as const, matchId: other, games: games(1, 0) };
  const [one, two, scored] = await Promise.all([
    say(home.captain, home, 0, lineOf(home)),
    say(away.captain, away, 0, lineOf(away)),
    boss.scorePlayoff({ gameId: at.gameId, version: playoff.version, command }),
  ]);
  expect([one.version, two.version, scored.status]).toEqual([1, 1, 'applied']);
});

it('refuses what cannot be', async () => {
  const { at, say, home, away, season, other } = await aCupOfLeague();
  const goals = (person: typeof home.player, count: number) => [{ personId: person.userId, counts: { G: count } }];
  await expect(say(home.captain, home, 0, goals(home.player, 4))).rejects.toMatchObject({
    code: 'match.statisticsInvalid',
    fields: { lines: 'Goals: the players have 4 together, and their side has 3.' },
  });
  await expect(say(home.captain, home, 0, goals(await aPerson(), 1))).rejects.toMatchObject({
    fields: { lines: 'A player is not on this team.' },
  });
  await expect(say(home.captain, away, 0, goals(away.player, 1))).rejects.toMatchObject({ code: 'access.denied' });
  await expect(say(home.player, home, 0, goals(home.player, 1))).rejects.toMatchObject({ code: 'access.denied' });
  const owner = playoffsApi.signedInAs(season.owner);
  const send = (input: object) =>
    owner.enterPlayoffStatistics({
      ...at,
      entrantId: home.squadId,
      version: 0,
      lines: goals(home.player, 1),
      ...input,
    });
  await expect(send({ gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(send({ gameId: divisionGameId(season.seasonId, season.divisionId) })).rejects.toMatchObject({
    code: 'playoff.notFound',
  });
  await expect(send({ matchId: 'W9-9' })).rejects.toMatchObject({ code: 'game.matchNotFound' });
  await expect(send({ entrantId: 'e9' })).rejects.toMatchObject({ code: 'game.entrantUnknown' });
  const { playoff } = await owner.getPlayoff({ gameId: at.gameId });
  const unplayed = readBracket(playoff.bracket).matches.find(({ matchId }) => matchId === other);
  const [entrantId] = unplayed ? entrantsIn(unplayed) : [];
  const stillOpen = send({ matchId: other, entrantId, lines: goals(season.owner, 1) });
  await expect(stillOpen).rejects.toMatchObject({ code: 'match.notScored' });
  await expect(send({ version: 3 })).rejects.toMatchObject({ code: 'record.changed' });
});

it('takes none of captains where only those who run the game enter scores', async () => {
  const { at, host, home, enter } = await aDuel({ settings: { reporting: false } });
  await enter(host, 1, [1, 0]);
  const { gameId } = await made(host, at.gameId);
  const boss = playoffsApi.signedInAs(host);
  await boss.runPlayoff({ gameId, version: 1, command: { type: 'confirm_seeds' } });
  const result = { type: 'enter_result' as const, matchId: 'W1-1', games: games(1, 0) };
  await boss.scorePlayoff({ gameId, version: 2, command: result });
  const lines = [{ personId: home.userId, counts: { G: 1 } }];
  const entry = { gameId, matchId: 'W1-1', entrantId: 'e1', version: 0, lines };
  await expect(playoffsApi.signedInAs(home).enterPlayoffStatistics(entry)).rejects.toMatchObject({
    code: 'match.reportingOff',
  });
  expect(await boss.enterPlayoffStatistics(entry)).toMatchObject({ version: 1 });
});
