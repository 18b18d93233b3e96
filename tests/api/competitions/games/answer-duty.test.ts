import { expect, it } from 'vitest';
import { handler } from '#lambdas/competitions/games/auto-confirm/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDuel, gameDetails, gamesApi, noGame, noMatch } from '#tests/support/competitions/games.ts';
import { dependantsApi } from '#tests/support/events/dependants.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('asks officials whether they will be there, and takes off the match who cannot', async () => {
  const { at, host, enter } = await aDuel();
  const [first, second, stranger] = [await aPerson(), await aPerson(), await aPerson()];
  const officials = [first.userId, second.userId];
  await gamesApi.signedInAs(host).changeMatch({ ...at, version: 1, officials });
  product.clock.forwardMinutes(2);
  await runJob(handler);
  for (const { email } of [first, second])
    expect(product.mails(email).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^You’re officiating /),
    );

  const confirmed = await gamesApi.signedInAs(first).answerDuty({ ...at, version: 2, answer: 'confirm' });
  expect(confirmed).toMatchObject({ version: 3, confirmed: [first.userId] });
  const declined = await gamesApi.signedInAs(second).answerDuty({ ...at, version: 3, answer: 'decline' });
  expect(declined).toMatchObject({ version: 4, officials: [first.userId] });
  const own = await gamesApi.signedInAs(first).getGame({ gameId: at.gameId });
  expect(own.matches[0]).toMatchObject({ officials: [first.userId] });
  const guest = await gamesApi.signedOut().getPublicGame({ gameId: at.gameId });
  expect(guest.matches[0]).toMatchObject({ officials: [], confirmed: [] });

  const asStranger = gamesApi.signedInAs(stranger);
  const answer = { ...at, version: 4, answer: 'confirm' as const };
  await expect(asStranger.answerDuty(answer)).rejects.toMatchObject({ code: 'access.denied' });
  const asFirst = gamesApi.signedInAs(first);
  await expect(asFirst.answerDuty({ ...answer, version: 1 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(asFirst.answerDuty({ ...answer, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
  const unknown = asFirst.answerDuty({ ...answer, matchId: noMatch });
  await expect(unknown).rejects.toMatchObject({ code: 'game.matchNotFound' });
  await enter(first, 4, [2, 1]);
  await expect(asFirst.answerDuty({ ...answer, version: 5 })).rejects.toMatchObject({ code: 'game.over' });
});

it('does not name a child to an official, whatever the host calls the child in the game', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [guardian, official] = [await aPerson(), await aPerson()];
  const [rival] = await joiners(eventId, 1);
  const { dependantId } = await aDependant(guardian);
  await dependantsApi.signedInAs(guardian).joinForDependant({ eventId, dependantId });
  const entrants = [
    { kind: 'person' as const, personIds: [dependantId], name: 'Kim Carter' },
    { kind: 'person' as const, personIds: [rival?.userId ?? ''] },
  ];
  const mine = gamesApi.signedInAs(host);
  const { game } = await mine.createGame({ eventId, ...gameDetails({ entrants }) });
  const { matches } = await mine.drawGame({ gameId: game.gameId, version: 1 });
  const at = { gameId: game.gameId, matchId: matches[0]?.matchId ?? '' };
  await mine.changeMatch({ ...at, version: 1, officials: [official.userId] });
  product.clock.forwardMinutes(2);
  await runJob(handler);
  const mails = JSON.stringify(product.mails(official.email));
  expect(mails).toContain('You’re officiating ');
  expect(mails).not.toMatch(/Kim|Carter/);
});
