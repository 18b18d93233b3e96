import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, pricedTournament } from '#tests/support/competitions/payments.ts';
import { anEntrant, aTournament, noTournament } from '#tests/support/competitions/tournaments.ts';

it('marks at the desk how an entry paid, of the sum that the desk saw', async () => {
  const world = await aTournament(pricedTournament);
  const { owner, tournamentId } = world;
  const { person } = await anEntrant(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  const [due] = (await desk.listTournamentDues({ tournamentId })).dues;
  const entry = { tournamentId, dueId: due?.dueId ?? '' };
  await expect(desk.markTournamentDue({ ...entry, ...inCash(1) })).rejects.toMatchObject({
    code: 'payment.amountChanged',
  });
  await desk.markTournamentDue({ ...entry, ...inCash(2000), mark: 'card' });
  const mine = await competitionPaymentsApi.signedInAs(person).getMyTournamentDues({ tournamentId });
  expect(mine.dues[0]?.paid).toMatchObject({ mark: 'card' });
});

it('marks nothing of an entry or a tournament that there is not', async () => {
  const { owner, tournamentId } = await aTournament(pricedTournament);
  const dueId = noTournament;
  const desk = competitionPaymentsApi.signedInAs(owner);
  await expect(desk.markTournamentDue({ tournamentId, dueId, ...inCash(2000) })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
  const stranger = competitionPaymentsApi.signedInAs(await aPerson());
  const gone = { tournamentId: noTournament, dueId };
  await expect(stranger.markTournamentDue({ ...gone, ...inCash(2000) })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});
