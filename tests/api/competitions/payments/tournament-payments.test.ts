import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { cashOrVenmo, competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import {
  aCategory,
  anEntrant,
  aTournament,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';

const priced = { categories: [aCategory({ fee: usd(2000), maxEntries: 2 })], payOutside: cashOrVenmo };
const paying = { mark: 'cash', seenAmountMinor: 2000 } as const;

it('lists at the desk who owes a fee, marks who paid, and asks nothing of who waits', async () => {
  const world = await aTournament(priced);
  const { owner, tournamentId } = world;
  const { person } = await anEntrant(world);
  await anEntrant(world);
  const { person: waiting } = await anEntrant(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  const { dues } = await desk.listTournamentDues({ tournamentId });
  expect(dues.map(({ what, owed }) => [what, owed?.amountMinor])).toEqual([
    ['Singles', 2000],
    ['Singles', 2000],
  ]);
  const due = { tournamentId, dueId: dues[0]?.dueId ?? '' };
  await desk.markTournamentDue({ ...due, ...paying, mark: 'card' });
  const mine = await competitionPaymentsApi.signedInAs(person).getMyTournamentDues({ tournamentId });
  expect(mine).toMatchObject({ dues: [{ paid: { mark: 'card' } }], payOutside: cashOrVenmo });
  expect(await competitionPaymentsApi.signedInAs(waiting).getMyTournamentDues({ tournamentId })).toEqual({ dues: [] });
  await desk.unmarkTournamentDue(due);
  await expect(desk.markTournamentDue({ ...due, ...paying, seenAmountMinor: 1 })).rejects.toMatchObject({
    code: 'payment.amountChanged',
  });
});

it('shows accounts to who manages it alone', async () => {
  const { owner, tournamentId } = await aTournament(priced);
  const { tournament } = await tournamentsApi.signedOut().getPublicTournament({ tournamentId });
  expect(tournament.payOutside).toEqual([{ way: 'cash' }, { way: 'venmo' }]);
  expect((await tournamentsApi.signedInAs(owner).getTournament({ tournamentId })).payOutside).toEqual(cashOrVenmo);
});

it('marks nothing of an entry or a tournament that there is not', async () => {
  const { owner, tournamentId } = await aTournament(priced);
  const desk = competitionPaymentsApi.signedInAs(owner);
  const stranger = competitionPaymentsApi.signedInAs(await aPerson());
  await expect(desk.markTournamentDue({ tournamentId, dueId: noTournament, ...paying })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
  const due = { tournamentId: noTournament, dueId: noTournament };
  for (const call of [
    () => stranger.getMyTournamentDues({ tournamentId: noTournament }),
    () => stranger.listTournamentDues({ tournamentId: noTournament }),
    () => stranger.markTournamentDue({ ...due, ...paying }),
    () => stranger.unmarkTournamentDue(due),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'tournament.notFound' });
});
