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

it('has the player wait for a partner, unseen by others, and gives the same link again', async () => {
  const { tournamentId, categoryId } = await aTournament(ofPairs);
  const mine = tournamentsApi.signedInAs(await aPerson());
  const { token } = await mine.invitePartner({ tournamentId, categoryId });
  expect(await mine.invitePartner({ tournamentId, categoryId })).toEqual({ token });
  expect((await mine.getTournament({ tournamentId })).seeking).toEqual([{ categoryId, askedBy: [] }]);
  const other = tournamentsApi.signedInAs(await aPerson());
  expect((await other.getTournament({ tournamentId })).seekers).toEqual([]);
});

it('refuses a player who is entered, and what is not for pairs or not for them', async () => {
  const world = await aTournament(ofPairs);
  const { tournamentId, categoryId } = world;
  const { seeker } = await aPair(world, categoryId);
  const again = tournamentsApi.signedInAs(seeker).invitePartner({ tournamentId, categoryId });
  expect(await codeOf(again)).toBe('tournament.alreadyEntered');
  await fillLine(tournamentId, categoryId, 2);
  const late = tournamentsApi.signedInAs(await aPerson()).invitePartner({ tournamentId, categoryId });
  expect(await codeOf(late)).toBe('tournament.lineFull');
  expect(await refusalsOfPairs((mine, at) => mine.invitePartner(at))).toEqual({
    elsewhere: 'tournament.notFound',
    unknown: 'tournament.categoryNotFound',
    closed: 'tournament.registrationClosed',
    single: 'tournament.wrongKind',
    women: 'tournament.notEligible',
  });
});
