import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCategory, anEntrant, aTournament, tournamentsApi } from '#tests/support/competitions/tournaments.ts';

it('names only those who want to be named, and no children', async () => {
  const youth = aCategory({ name: 'Under 18', eligibility: { gender: 'youth' } });
  const world = await aTournament({ categories: [aCategory(), youth] });
  const { tournamentId, categoryId, tournament } = world;
  await anEntrant(world, { displayName: 'Ana' });
  const hidden = tournamentsApi.signedInAs(await aPerson({ displayName: 'Secret' }));
  await hidden.enterTournament({ tournamentId, categoryId, isListed: false });
  const young = tournamentsApi.signedInAs(await aPerson({ displayName: 'Kid', birthdate: '2015-01-01' }));
  await young.enterTournament({ tournamentId, categoryId: tournament.categories[1]!.categoryId });
  const byHand = { tournamentId, categoryId: tournament.categories[1]!.categoryId, name: 'Kim Carter' };
  await tournamentsApi.signedInAs(world.owner).addEntry(byHand);
  const { entries } = await tournamentsApi.signedOut().getPublicTournament({ tournamentId });
  expect(entries.map((one) => one.entries.map(({ name }) => name))).toEqual([
    ['Ana', 'Entry 2'],
    ['Entry 1', 'Entry 2'],
  ]);
});

it('is not there where its community is private', async () => {
  const { tournament } = await aTournament({}, { visibility: 'private' });
  await expect(tournamentsApi.signedOut().getPublicTournament({ tournamentId: tournament.slug })).rejects.toMatchObject(
    { code: 'tournament.notFound' },
  );
});
