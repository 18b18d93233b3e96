import { expect, it } from 'vitest';
import { handler } from '#lambdas/competitions/games/auto-confirm/job.ts';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aDrawnGame,
  aDuel,
  gamesApi,
  noGame,
  noMatch,
  outsiders,
  standing,
} from '#tests/support/competitions/games.ts';
import { oncePlayed } from '#tests/support/competitions/once-played.ts';
import { aPublished } from '#tests/support/competitions/schedules/world.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('waits a day for the other side, tells them, and takes their silence for yes', async () => {
  const { at, home, away, enter } = await aDuel();
  expect(await enter(home, 1, [2, 1])).toMatchObject({ status: 'awaiting_confirmation' });
  const read = async () => (await gamesApi.signedInAs(away).getGame({ gameId: at.gameId })).matches[0];
  product.clock.forwardMinutes(2);
  await runJob(handler);
  expect(product.mails(away.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Confirm the score of'),
  ]);
  expect(await read()).toMatchObject({ status: 'awaiting_confirmation' });
  product.clock.forwardMinutes(24 * 60);
  await runJob(handler);
  expect(await read()).toMatchObject({ status: 'final', score: { scores: [2, 1] } });
});

it('tells the other side who is said to have forfeited', async () => {
  const { at, home, away } = await aDuel();
  await gamesApi.signedInAs(home).enterScore({ ...at, version: 1, entry: { resultType: 'forfeit', forfeitedBy: 1 } });
  product.clock.forwardMinutes(2);
  await runJob(handler);
  expect(product.mails(away.email)[0]?.text).toContain(`(${away.displayName} forfeited). Confirm or dispute it`);
});

it('is disputed where both sides say something else, and the manager decides', async () => {
  const { host, home, away, enter } = await aDuel();
  await enter(home, 1, [2, 1]);
  expect(await enter(away, 2, [1, 2])).toMatchObject({ status: 'disputed' });
  expect(await enter(host, 3, [2, 2])).toMatchObject({ status: 'final', score: { scores: [2, 2] } });
  await expect(enter(home, 4, [2, 1])).rejects.toMatchObject({ code: 'match.final' });
  await expect(enter(host, 4, [3, 2])).rejects.toMatchObject({ code: 'match.reasonMissing' });
  expect(await enter(host, 4, [3, 2], { reason: 'Miscounted' })).toMatchObject({ status: 'final', version: 5 });
  product.clock.forwardMinutes(2);
  await runJob(handler);
  // The first decision was not the last: only that one is told, and to both.
  for (const { email } of [home, away])
    expect(product.mails(email)).toMatchObject([
      {
        subject: expect.stringMatching(/^The result of .+ is 3 – 2$/),
        text: expect.stringContaining('Reason: Miscounted'),
      },
    ]);
});

it.each([
  ['disputes the match where they differ', [1, 2], 'disputed'],
  ['makes it final where they are the same', [2, 1], 'final'],
])('takes the score of a captain who had not seen that of the other, and %s', async (_, scores, status) => {
  const { home, away, enter } = await aDuel();
  await enter(home, 1, [2, 1]);
  await expect(enter(home, 1, [3, 1])).rejects.toMatchObject({ code: 'record.changed' });
  expect(await enter(away, 1, scores)).toMatchObject({ status });
});

it('refuses who has no part in it, what cannot be and what moved', async () => {
  const { at, host, home, away, enter } = await aDuel();
  await expect(enter(await aPerson(), 1, [1, 0])).rejects.toMatchObject({ code: 'access.denied' });
  await expect(enter(home, 1, [100, 0])).rejects.toMatchObject({ code: 'match.scoreInvalid' });
  await expect(enter(home, 9, [1, 0])).rejects.toMatchObject({ code: 'record.changed' });
  const send = (input: object) =>
    gamesApi.signedInAs(host).enterScore({ ...at, version: 1, entry: { scores: [1, 0] }, ...input });
  await expect(send({ gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(send({ matchId: noMatch })).rejects.toMatchObject({ code: 'game.matchNotFound' });
  const official = await aPerson();
  await gamesApi.signedInAs(host).changeMatch({ ...at, version: 1, officials: [official.userId] });
  await enter(home, 2, [1, 0]);
  await enter(away, 3, [0, 1]);
  await expect(enter(official, 4, [1, 0])).rejects.toMatchObject({ code: 'match.disputed' });
  await standing(at.gameId, 'completed');
  await expect(send({ version: 4 })).rejects.toMatchObject({ code: 'game.over' });
});

it('takes none of a bye, and of sides only where they may', async () => {
  const { gameId, host, matches } = await aDrawnGame({ format: 'swiss', entrants: outsiders(5) });
  const bye = matches.find(({ status }) => status === 'bye');
  const input = { gameId, matchId: bye?.matchId ?? '', version: 1, entry: { scores: [1, 0] } };
  await expect(gamesApi.signedInAs(host).enterScore(input)).rejects.toMatchObject({ code: 'match.notReady' });
  const { home, enter } = await aDuel({ settings: { reporting: false } });
  await expect(enter(home, 1, [1, 0])).rejects.toMatchObject({ code: 'match.reportingOff' });
});

it('takes no score of a match that has not begun from its captains, but for a forfeit', async () => {
  const { seasonId, divisionId, squads, owner } = await aPublished();
  const gameId = divisionGameId(seasonId, divisionId);
  const [match] = (await gamesApi.signedInAs(owner).getGame({ gameId })).matches;
  const { matchId, version, sides } = match!;
  const { captain } = squads.find(({ squadId }) => squadId === sides[0].entrantId)!;
  const early = gamesApi.signedInAs(captain).enterScore({ gameId, matchId, version, entry: { scores: [2, 1] } });
  await expect(early).rejects.toMatchObject({ code: 'match.notStarted' });
  const entry = { resultType: 'forfeit', forfeitedBy: 0 } as const;
  const given = await gamesApi.signedInAs(captain).enterScore({ gameId, matchId, version, entry });
  expect(given).toMatchObject({ status: 'awaiting_confirmation' });
});

it('takes the score of a captain once the match has begun, and of an organizer before', async () => {
  const { seasonId, divisionId, squads, owner } = await aPublished();
  const gameId = divisionGameId(seasonId, divisionId);
  const boss = gamesApi.signedInAs(owner);
  const [first, second] = (await boss.getGame({ gameId })).matches;
  const entry = { scores: [2, 1] };
  const { captain } = squads.find(({ squadId }) => squadId === first!.sides[0].entrantId)!;
  const entered = await oncePlayed(() =>
    gamesApi.signedInAs(captain).enterScore({ gameId, matchId: first!.matchId, version: first!.version, entry }),
  );
  expect(entered).toMatchObject({ status: 'awaiting_confirmation' });
  const early = await boss.enterScore({ gameId, matchId: second!.matchId, version: second!.version, entry });
  expect(early).toMatchObject({ status: 'final', score: { scores: [2, 1] } });
});
