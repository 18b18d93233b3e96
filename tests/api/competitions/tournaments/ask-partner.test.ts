import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCategory,
  aPair,
  aTournament,
  codeOf,
  refusalsOfPairs,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

const ofPairs = { categories: [aCategory({ entryKind: 'pair' })] };

it('asks once, and tells the partner', async () => {
  const { tournamentId, categoryId } = await aTournament(ofPairs);
  const [seeker, other] = [await aPerson(), await aPerson({ displayName: 'Bo' })];
  await tournamentsApi.signedInAs(seeker).seekPartner({ tournamentId, categoryId, isOn: true });
  const ask = () => tournamentsApi.signedInAs(other).askPartner({ tournamentId, categoryId, userId: seeker.userId });
  await ask();
  await ask();
  const { seeking } = await tournamentsApi.signedInAs(seeker).getTournament({ tournamentId });
  expect(seeking).toMatchObject([{ categoryId, askedBy: [{ userId: other.userId, name: 'Bo' }] }]);
  await product.drain();
  expect(product.mails(seeker.email)).toMatchObject([{ subject: 'Bo wants to be your partner: Summer Open' }]);
});

it('refuses a player who is entered or seeks no partner, and what is not for pairs or not for them', async () => {
  const world = await aTournament(ofPairs);
  const { tournamentId, categoryId } = world;
  const { seeker, other } = await aPair(world, categoryId);
  const free = await aPerson();
  const ask = (as: { userId: string }, userId: string) =>
    codeOf(tournamentsApi.signedInAs(as).askPartner({ tournamentId, categoryId, userId }));
  expect(await ask(await aPerson(), other.userId)).toBe('tournament.noSeeker');
  await tournamentsApi.signedInAs(free).seekPartner({ tournamentId, categoryId, isOn: true });
  expect(await ask(seeker, free.userId)).toBe('tournament.alreadyEntered');
  for (let count = 0; count < 20; count++) await ask(await aPerson(), free.userId);
  expect(await ask(await aPerson(), free.userId)).toBe('tournament.lineFull');
  expect(await refusalsOfPairs((mine, at, userId) => mine.askPartner({ ...at, userId }))).toEqual({
    elsewhere: 'tournament.notFound',
    unknown: 'tournament.categoryNotFound',
    closed: 'tournament.registrationClosed',
    single: 'tournament.wrongKind',
    women: 'tournament.notEligible',
  });
});
