import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, pricedTournament, usd } from '#tests/support/competitions/payments.ts';
import { anEntrant, aTournament, noTournament } from '#tests/support/competitions/tournaments.ts';

it('lists entries that are in with the fee of their category', async () => {
  const world = await aTournament(pricedTournament);
  const { owner, tournamentId } = world;
  for (let count = 0; count < 3; count += 1) await anEntrant(world);
  const { dues } = await competitionPaymentsApi.signedInAs(owner).listTournamentDues({ tournamentId });
  expect(dues.map(({ what, owed }) => [what, owed])).toEqual([
    ['Singles', usd(2000)],
    ['Singles', usd(2000)],
  ]);
});

it('knows nothing of a tournament that there is not', async () => {
  const me = competitionPaymentsApi.signedInAs(await aPerson());
  await expect(me.listTournamentDues({ tournamentId: noTournament })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});
