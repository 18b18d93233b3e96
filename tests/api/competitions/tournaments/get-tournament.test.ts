import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aTournament, noTournament, tournamentsApi } from '#tests/support/competitions/tournaments.ts';

it('says what the reader may do, what they can enter and how they stand', async () => {
  const { owner, tournamentId, categoryId } = await aTournament();
  const person = tournamentsApi.signedInAs(await aPerson());
  expect(await person.getTournament({ tournamentId })).toMatchObject({
    openTo: [categoryId],
    mine: [],
    moves: [],
    mayWithdraw: true,
  });
  const seen = await tournamentsApi.signedInAs(owner).getTournament({ tournamentId });
  expect(seen.moves).toEqual(['draw', 'announced', 'cancelled']);
  const elsewhere = person.getTournament({ tournamentId: noTournament });
  await expect(elsewhere).rejects.toMatchObject({ code: 'tournament.notFound' });
});
