import { expect, it } from 'vitest';
import { handler as tell } from '#lambdas/competitions/games/auto-confirm/job.ts';
import { handler as confirm } from '#lambdas/competitions/playoffs/auto-confirm/job.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { entrantsIn } from '#shared/competitions/playoffs/open-claims.ts';
import type { Report } from '#shared/competitions/playoffs/report.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { gameDetails, gamesApi } from '#tests/support/competitions/games.ts';
import { aGameOf, games, made, noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

/** A final of two people who joined, with the seeds confirmed. */
async function aFinal(settings = {}) {
  const { event, host } = await anEvent();
  const [home, away] = await joiners(event.eventId, 2);
  const entrants = [home, away].map((one) => ({ kind: 'person' as const, personIds: [one!.userId] }));
  const boss = gamesApi.signedInAs(host);
  const { game } = await boss.createGame({ eventId: event.eventId, ...gameDetails({ entrants, settings }) });
  const { matches } = await boss.drawGame({ gameId: game.gameId, version: 1 });
  const at = { gameId: game.gameId, matchId: matches[0]!.matchId, version: 1 };
  await boss.enterScore({ ...at, entry: { scores: [2, 1] } });
  const { gameId } = await made(host, game.gameId);
  await playoffsApi.signedInAs(host).runPlayoff({ gameId, version: 1, command: { type: 'confirm_seeds' } });
  const say = (person: { userId: string }, version: number, report: Report, matchId = 'W1-1') =>
    playoffsApi.signedInAs(person).reportPlayoff({ gameId, version, matchId, report });
  const read = () => playoffsApi.signedOut().getPublicPlayoff({ gameId });
  return { gameId, host, home: home!, away: away!, say, read, sourceId: game.gameId };
}
const score = (a: number, b: number): Report => ({ act: 'report', games: games(a, b) });

it('waits for the other captain, tells them, and stands when they confirm', async () => {
  const { gameId, home, away, say, read } = await aFinal();
  expect(await say(home, 2, score(3, 1))).toMatchObject({ status: 'applied', playoff: { version: 3 } });
  expect(await read()).toMatchObject({ claims: [{ matchId: 'W1-1', side: 0, games: games(3, 1) }] });
  expect((await playoffsApi.signedInAs(away).getPlayoff({ gameId })).mine).toHaveLength(1);
  product.clock.forwardMinutes(2);
  await runJob(tell);
  const subjects = product.mails(away.email).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('Confirm the score of')]);
  await expect(say(home, 3, { act: 'confirm' })).rejects.toMatchObject({ code: 'match.noClaim' });
  await say(away, 3, { act: 'confirm' });
  const { bracket, claims } = await read();
  expect(readBracket(bracket).champion).toBe('e1');
  expect(claims).toEqual([]);
});

it('takes silence for yes', async () => {
  const { home, say, read } = await aFinal();
  await say(home, 2, score(3, 1));
  product.clock.forwardMinutes(23 * 60);
  await runJob(confirm);
  expect(readBracket((await read()).bracket).state).toBe('confirmed');
  product.clock.forwardMinutes(62);
  await runJob(confirm);
  expect(readBracket((await read()).bracket).champion).toBe('e1');
  await runJob(confirm);
  expect((await read()).version).toBe(4);
});

it('leaves it to the organizer where both sides report different scores, or one disputes', async () => {
  const { gameId, host, home, away, say, read } = await aFinal();
  await say(home, 2, score(3, 1));
  await say(away, 3, { act: 'dispute' });
  await expect(say(away, 4, { act: 'confirm' })).rejects.toMatchObject({ code: 'match.noClaim' });
  await say(away, 4, score(1, 3));
  const { claims } = await read();
  expect(claims.map(({ side, confirmBy }) => ({ side, confirmBy }))).toEqual([{ side: 0 }, { side: 1 }]);
  const command = { type: 'enter_result' as const, matchId: 'W1-1', games: games(2, 1) };
  expect(await playoffsApi.signedInAs(host).scorePlayoff({ gameId, version: 5, command })).toMatchObject({
    status: 'applied',
    playoff: { claims: [] },
  });
});

it('stands at once where the other captain says the same', async () => {
  const { home, away, say, read } = await aFinal();
  await say(home, 2, score(3, 1));
  await say(away, 3, score(3, 1));
  expect(readBracket((await read()).bracket).champion).toBe('e1');
});

it('refuses who has no side, what cannot be, and what moved', async () => {
  const { home, say, sourceId } = await aFinal();
  await expect(say(await aPerson(), 2, score(3, 1))).rejects.toMatchObject({ code: 'access.denied' });
  await expect(say(home, 2, score(3, 1), 'W9-9')).rejects.toMatchObject({ code: 'access.denied' });
  expect(await say(home, 2, score(1, 1))).toEqual({ status: 'refused', reason: 'draw' });
  expect(await say(home, 2, score(100, 1))).toEqual({ status: 'refused', reason: 'impossible_score' });
  await expect(say(home, 1, score(3, 1))).rejects.toMatchObject({ code: 'record.changed' });
  const elsewhere = (gameId: string) =>
    playoffsApi.signedInAs(home).reportPlayoff({ gameId, version: 2, matchId: 'W1-1', report: score(3, 1) });
  await expect(elsewhere(noGame)).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(elsewhere(sourceId)).rejects.toMatchObject({ code: 'playoff.notFound' });
});

it('takes none where only those who run the game enter scores', async () => {
  const { gameId, home, say } = await aFinal({ reporting: false });
  await expect(say(home, 2, score(3, 1))).rejects.toMatchObject({ code: 'match.reportingOff' });
  expect((await playoffsApi.signedInAs(home).getPlayoff({ gameId })).mine).toEqual([]);
});

it('forgets what was said of a match that others are in now', async () => {
  const { gameId, host, home, say, read } = await aFinal();
  await say(home, 2, score(3, 1));
  const [first, second] = (await read()).bracket.seeds;
  const command = { type: 'edit_seeds' as const, seeds: [second!, first!] };
  await playoffsApi.signedInAs(host).runPlayoff({ gameId, version: 3, command });
  expect((await read()).claims).toEqual([]);
});

/** A bracket of four people on one court from noon on, with the seeds confirmed. */
async function semiFinals(minutesAhead: number) {
  const { event, host } = await anEvent();
  const players = await joiners(event.eventId, 4);
  const sourceId = await aGameOf(event.eventId, 4, {
    entrants: players.map(({ userId }, index) => ({
      ...{ entrantId: `e${index + 1}`, kind: 'person', personIds: [userId], name: `P${index + 1}`, status: 'in' },
    })) as Game['entrants'],
  });
  const start = new Date(product.clock.now().getTime() + minutesAhead * 60_000).toISOString();
  const schedule = { start, courts: ['1', '2'], durationMin: 30 };
  const { gameId } = await made(host, sourceId, { configuration: { format: 'single', schedule } });
  await playoffsApi.signedInAs(host).runPlayoff({ gameId, version: 1, command: { type: 'confirm_seeds' } });
  const { bracket } = await playoffsApi.signedOut().getPublicPlayoff({ gameId });
  const say = (matchId: string, side: 0 | 1, version: number, named: boolean, report = score(2, 1)) => {
    const match = readBracket(bracket).matches.find((one) => one.matchId === matchId)!;
    const entrantIds = entrantsIn(match);
    const player = players[Number(entrantIds[side].slice(1)) - 1]!;
    const seen = named ? { entrantIds } : {};
    return playoffsApi.signedInAs(player).reportPlayoff({ gameId, version, matchId, ...seen, report });
  };
  return { gameId, host, say };
}

it('takes no score before the match starts', async () => {
  const { gameId, host, say } = await semiFinals(60);
  await expect(say('W1-1', 0, 2, true)).rejects.toMatchObject({ code: 'match.notStarted' });
  product.clock.forwardMinutes(61);
  expect(await say('W1-1', 0, 2, true)).toMatchObject({ status: 'applied' });
  const command = { type: 'enter_result' as const, matchId: 'W1-2', games: games(2, 1) };
  expect(await playoffsApi.signedInAs(host).scorePlayoff({ gameId, version: 3, command })).toMatchObject({
    status: 'applied',
  });
});

it('takes the scores of matches that end at once, each from a captain who saw the bracket before the others', async () => {
  const { gameId, say } = await semiFinals(-1);
  const said = await Promise.all([say('W1-1', 0, 2, true), say('W1-2', 1, 2, true)]);
  expect(said.map(({ status }) => status)).toEqual(['applied', 'applied']);
  await expect(say('W1-1', 1, 2, false)).rejects.toMatchObject({ code: 'record.changed' });
  // Confirming is about one score: a caller who hasn't seen it can't.
  await expect(say('W1-1', 1, 2, true, { act: 'confirm' })).rejects.toMatchObject({ code: 'record.changed' });
  await say('W1-1', 1, 2, true, score(1, 2));
  const { claims } = await playoffsApi.signedOut().getPublicPlayoff({ gameId });
  expect(claims.filter(({ matchId }) => matchId === 'W1-1').map(({ side }) => side)).toEqual([0, 1]);
});
