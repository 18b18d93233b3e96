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

it('names who needs a partner to players who could be that, until they do not any more', async () => {
  const { tournamentId, categoryId } = await aTournament(ofPairs);
  const seeker = tournamentsApi.signedInAs(await aPerson({ displayName: 'Ana' }));
  const other = tournamentsApi.signedInAs(await aPerson());
  await seeker.seekPartner({ tournamentId, categoryId, isOn: true, note: 'I play left.' });
  const { seekers } = await other.getTournament({ tournamentId });
  expect(seekers).toMatchObject([{ name: 'Ana', note: 'I play left.', isAsked: false }]);
  await seeker.seekPartner({ tournamentId, categoryId, isOn: false });
  expect((await other.getTournament({ tournamentId })).seekers).toEqual([]);
});

it('refuses a player who is entered, and what is not for pairs or not for them', async () => {
  const world = await aTournament(ofPairs);
  const { tournamentId, categoryId } = world;
  const { seeker } = await aPair(world, categoryId);
  const again = tournamentsApi.signedInAs(seeker).seekPartner({ tournamentId, categoryId, isOn: true });
  expect(await codeOf(again)).toBe('tournament.alreadyEntered');
  await fillLine(tournamentId, categoryId, 2);
  const late = tournamentsApi.signedInAs(await aPerson()).seekPartner({ tournamentId, categoryId, isOn: true });
  expect(await codeOf(late)).toBe('tournament.lineFull');
  expect(await refusalsOfPairs((mine, at) => mine.seekPartner({ ...at, isOn: true }))).toEqual({
    elsewhere: 'tournament.notFound',
    unknown: 'tournament.categoryNotFound',
    closed: 'tournament.registrationClosed',
    single: 'tournament.wrongKind',
    women: 'tournament.notEligible',
  });
});
