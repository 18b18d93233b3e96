import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDuel, gamesApi, noGame, noMatch, standing } from '#tests/support/competitions/games.ts';
import { aScoredDuel, aScoredLeague } from '#tests/support/competitions/statistics.ts';

it('takes what a player did from a member who may enter the score, for visitors to see', async () => {
  const { at, host, home, away, say } = await aScoredDuel();
  expect(await say(host, 'e1', 0, home, { G: 3, YC: 1 })).toMatchObject({
    entrantId: 'e1',
    version: 1,
    players: [{ personId: home.userId, name: home.displayName, counts: { G: 3, YC: 1 } }],
  });
  await say(away, 'e2', 0, away, { G: 1 });
  const { lines } = await gamesApi.signedOut().getPublicGame({ gameId: at.gameId });
  expect(lines).toMatchObject([
    { name: home.displayName, entrantId: 'e1', matchId: at.matchId, counts: { G: 3, YC: 1 } },
    { name: away.displayName, entrantId: 'e2', counts: { G: 1 } },
  ]);
  expect(JSON.stringify(lines)).not.toContain(home.userId);
  await say(host, 'e1', 1, home, { G: 0 });
  const left = await gamesApi.signedOut().getPublicGame({ gameId: at.gameId });
  expect(left.lines.map(({ name }) => name)).toEqual([away.displayName]);
});

it('takes of captains what their own side did, and of others nothing', async () => {
  const { home, away, say } = await aScoredDuel();
  await expect(say(home, 'e2', 0, away, { G: 1 })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(say(await aPerson(), 'e1', 0, home, { G: 1 })).rejects.toMatchObject({ code: 'access.denied' });
  await say(home, 'e1', 0, home, { G: 1 });
  await expect(say(home, 'e1', 0, home, { G: 2 })).rejects.toMatchObject({ code: 'record.changed' });
});

it('refuses what cannot be', async () => {
  const { at, host, home, away, say } = await aScoredDuel();
  const impossible = [
    [home, { G: 4 }, 'Goals: the players have 4 together, and their side has 3.'],
    [home, { HR: 1 }, 'HR is not counted in this sport.'],
    [away, { G: 1 }, 'A player is not on this team.'],
  ] as const;
  for (const [of, counts, lines] of impossible)
    await expect(say(host, 'e1', 0, of, counts)).rejects.toMatchObject({
      code: 'match.statisticsInvalid',
      fields: { lines },
    });
  await expect(say(host, 'e9', 0, home, { G: 1 })).rejects.toMatchObject({ code: 'game.entrantUnknown' });
  const lines = [{ personId: home.userId, counts: { G: 1 } }];
  const send = (input: object) =>
    gamesApi.signedInAs(host).enterStatistics({ ...at, entrantId: 'e1', version: 0, lines, ...input });
  await expect(send({ gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(send({ matchId: noMatch })).rejects.toMatchObject({ code: 'game.matchNotFound' });
  await standing(at.gameId, 'completed');
  await expect(send({})).rejects.toMatchObject({ code: 'game.over' });
});

it('waits for a score that was played', async () => {
  const { at, host, home, enter } = await aDuel();
  const lines = [{ personId: home.userId, counts: { G: 1 } }];
  const send = () => gamesApi.signedInAs(host).enterStatistics({ ...at, entrantId: 'e1', version: 0, lines });
  await expect(send()).rejects.toMatchObject({ code: 'match.notScored' });
  await enter(home, 1, [2, 1]);
  expect(await send()).toMatchObject({ version: 1 });
});

it('takes none of captains where only those who run the game enter scores', async () => {
  const { at, home, host, enter } = await aDuel({ settings: { reporting: false } });
  await enter(host, 1, [1, 0]);
  const lines = [{ personId: home.userId, counts: { G: 1 } }];
  const sent = gamesApi.signedInAs(home).enterStatistics({ ...at, entrantId: 'e1', version: 0, lines });
  await expect(sent).rejects.toMatchObject({ code: 'match.reportingOff' });
});

it('lets both captains of a league enter theirs at the same moment', async () => {
  const { at, home, away } = await aScoredLeague();
  const say = ({ captain, player, squadId }: typeof home) =>
    gamesApi.signedInAs(captain).enterStatistics({
      ...at,
      entrantId: squadId,
      version: 0,
      lines: [{ personId: player.userId, counts: { G: 1 } }],
    });
  const [one, other] = await Promise.all([say(home), say(away)]);
  expect([one, other]).toMatchObject([{ version: 1 }, { version: 1 }]);
});
