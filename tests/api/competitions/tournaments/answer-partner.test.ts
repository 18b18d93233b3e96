import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCategory,
  aPair,
  aTournament,
  codeOf,
  fillLine,
  refusalsOfPairs,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';

const ofPairs = { categories: [aCategory({ entryKind: 'pair' })] };

it('enters both when the one who was asked confirms, and neither after a no', async () => {
  const world = await aTournament(ofPairs);
  const { tournamentId, categoryId } = world;
  const { seeker, other } = await aPair(world, categoryId);
  for (const person of [seeker, other])
    expect((await tournamentsApi.signedInAs(person).getTournament({ tournamentId })).mine).toMatchObject([
      { categoryId, position: 0 },
    ]);
  const [asked, declined] = [await aPerson(), await aPerson()];
  const mine = tournamentsApi.signedInAs(asked);
  await mine.seekPartner({ tournamentId, categoryId, isOn: true });
  await tournamentsApi.signedInAs(declined).askPartner({ tournamentId, categoryId, userId: asked.userId });
  await mine.answerPartner({ tournamentId, categoryId, userId: declined.userId, answer: 'decline' });
  const { entries } = await mine.getTournament({ tournamentId });
  expect(entries[0]?.entries).toHaveLength(1);
});

it('refuses an answer without a request, a line that is full, and what is not for pairs or not for them', async () => {
  const { tournamentId, categoryId } = await aTournament(ofPairs);
  const [asked, other] = [await aPerson(), await aPerson()];
  const mine = tournamentsApi.signedInAs(asked);
  const confirm = () =>
    codeOf(mine.answerPartner({ tournamentId, categoryId, userId: other.userId, answer: 'confirm' }));
  expect(await confirm()).toBe('tournament.noSeeker');
  await mine.seekPartner({ tournamentId, categoryId, isOn: true });
  await tournamentsApi.signedInAs(other).askPartner({ tournamentId, categoryId, userId: asked.userId });
  await fillLine(tournamentId, categoryId, 2);
  expect(await confirm()).toBe('tournament.lineFull');
  const answer = 'confirm' as const;
  expect(await refusalsOfPairs((person, at, userId) => person.answerPartner({ ...at, userId, answer }))).toEqual({
    elsewhere: 'tournament.notFound',
    unknown: 'tournament.categoryNotFound',
    closed: 'tournament.registrationClosed',
    single: 'tournament.wrongKind',
    women: 'tournament.notEligible',
  });
});
