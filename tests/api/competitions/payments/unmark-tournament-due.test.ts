import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, pricedTournament } from '#tests/support/competitions/payments.ts';
import { anEntrant, aTournament, noTournament } from '#tests/support/competitions/tournaments.ts';

it('takes a mark back: the entry owes again', async () => {
  const world = await aTournament(pricedTournament);
  const { owner, tournamentId } = world;
  await anEntrant(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  const [due] = (await desk.listTournamentDues({ tournamentId })).dues;
  const entry = { tournamentId, dueId: due?.dueId ?? '' };
  await desk.markTournamentDue({ ...entry, ...inCash(2000) });
  await desk.unmarkTournamentDue(entry);
  expect((await desk.listTournamentDues({ tournamentId })).dues[0]).not.toHaveProperty('paid');
});

it('knows nothing of a tournament that there is not', async () => {
  const me = competitionPaymentsApi.signedInAs(await aPerson());
  const due = { tournamentId: noTournament, dueId: noTournament };
  await expect(me.unmarkTournamentDue(due)).rejects.toMatchObject({ code: 'tournament.notFound' });
});
