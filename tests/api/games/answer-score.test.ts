import { expect, it } from 'vitest';
import { aDuel, gamesApi, noGame, noMatch, standing } from '#tests/support/games.ts';
import { aPerson } from '#tests/support/people.ts';

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
