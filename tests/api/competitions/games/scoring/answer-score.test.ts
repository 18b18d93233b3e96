import { expect, it } from 'vitest';
import { handler } from '#lambdas/competitions/games/auto-confirm/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDuel, gamesApi, noGame, noMatch, standing } from '#tests/support/competitions/games.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('confirms what the other side entered, once', async () => {
  const { at, home, away, enter } = await aDuel();
  await enter(home, 1, [2, 1]);
  const answer = { ...at, version: 2, answer: 'confirm' as const };
  await expect(gamesApi.signedInAs(home).answerScore(answer)).rejects.toMatchObject({ code: 'match.noClaim' });
  const mine = gamesApi.signedInAs(away);
  expect(await mine.answerScore(answer)).toMatchObject({ status: 'final', score: { scores: [2, 1] } });
  await expect(mine.answerScore(answer)).rejects.toMatchObject({ code: 'record.changed' });
});

it('disputes it, and refuses who has no part in it', async () => {
  const { at, home, away, enter } = await aDuel();
  await enter(home, 1, [2, 1]);
  const answer = { ...at, version: 2, answer: 'dispute' as const };
  const stranger = gamesApi.signedInAs(await aPerson());
  await expect(stranger.answerScore(answer)).rejects.toMatchObject({ code: 'access.denied' });
  const mine = gamesApi.signedInAs(away);
  await expect(mine.answerScore({ ...answer, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  await expect(mine.answerScore({ ...answer, matchId: noMatch })).rejects.toMatchObject({ code: 'game.matchNotFound' });
  expect(await mine.answerScore(answer)).toMatchObject({ status: 'disputed' });
  await standing(at.gameId, 'abandoned');
  await expect(mine.answerScore({ ...answer, version: 3 })).rejects.toMatchObject({ code: 'game.over' });
});

it('takes back what stands, for who runs the game and with a reason: the match is open again', async () => {
  const { at, host, home, away, enter } = await aDuel();
  const boss = gamesApi.signedInAs(host);
  const back = (version: number, reason?: string) => ({ ...at, version, answer: 'reset' as const, reason });
  await expect(boss.answerScore(back(1, 'Wrong match'))).rejects.toMatchObject({ code: 'match.noClaim' });
  await enter(host, 1, [2, 1]);
  const captain = gamesApi.signedInAs(home);
  await expect(captain.answerScore(back(2, 'Wrong match'))).rejects.toMatchObject({ code: 'match.final' });
  await expect(boss.answerScore(back(2))).rejects.toMatchObject({ code: 'match.reasonMissing' });
  const open = await boss.answerScore(back(2, 'Wrong match'));
  product.clock.forwardMinutes(2);
  await runJob(handler);
  for (const { email } of [home, away])
    expect(product.mails(email)).toMatchObject([
      { subject: expect.stringContaining('was removed'), text: expect.stringContaining('Reason: Wrong match') },
    ]);
  expect(open).toMatchObject({ status: 'ready', claims: [] });
  expect(open.score).toBeUndefined();
  await enter(home, 3, [0, 1]);
  expect(await gamesApi.signedInAs(away).answerScore({ ...at, version: 4, answer: 'confirm' })).toMatchObject({
    score: { scores: [0, 1] },
  });
  const { lines } = await boss.listScoreLog({ gameId: at.gameId, matchId: at.matchId });
  expect(lines.map(({ act }) => act)).toEqual(expect.arrayContaining(['entered', 'reset', 'confirmed']));
});

it('lets who runs the game confirm what one side entered', async () => {
  const { at, host, home, enter } = await aDuel();
  await enter(home, 1, [2, 1]);
  const mine = gamesApi.signedInAs(host);
  expect(await mine.answerScore({ ...at, version: 2, answer: 'confirm' })).toMatchObject({ status: 'final' });
});
