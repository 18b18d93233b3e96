import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { cashOrVenmo, competitionPaymentsApi, pricedTournament, usd } from '#tests/support/competitions/payments.ts';
import { anEntrant, aTournament, noTournament, tournamentsApi } from '#tests/support/competitions/tournaments.ts';

const { signedInAs } = competitionPaymentsApi;

it('tells an entrant what they owe and how to pay; who waits owes nothing', async () => {
  const world = await aTournament(pricedTournament);
  const { tournamentId } = world;
  const { person } = await anEntrant(world);
  await anEntrant(world);
  const { person: waiting } = await anEntrant(world);
  expect(await signedInAs(person).getMyTournamentDues({ tournamentId })).toMatchObject({
    dues: [{ what: 'Singles', owed: usd(2000) }],
    payOutside: cashOrVenmo,
  });
  expect(await signedInAs(waiting).getMyTournamentDues({ tournamentId })).toEqual({ dues: [] });
});

it('shows accounts to entrants and organizers alone', async () => {
  const { owner, tournamentId } = await aTournament(pricedTournament);
  const { tournament } = await tournamentsApi.signedOut().getPublicTournament({ tournamentId });
  expect(tournament.payOutside).toEqual([{ way: 'cash' }, { way: 'venmo' }]);
  expect((await tournamentsApi.signedInAs(owner).getTournament({ tournamentId })).payOutside).toEqual(cashOrVenmo);
});

it('knows nothing of a tournament that there is not', async () => {
  const me = signedInAs(await aPerson());
  await expect(me.getMyTournamentDues({ tournamentId: noTournament })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});
