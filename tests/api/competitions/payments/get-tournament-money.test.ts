import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { counting } from '#tests/bench/counted-table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, aHeldPair, doublesByCard, payEntry } from '#tests/support/competitions/entry-checkout.ts';
import { competitionPaymentsApi, pricedTournament, usd } from '#tests/support/competitions/payments.ts';
import {
  aCategory,
  anEntrant,
  aTournament,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { aMember } from '#tests/support/teams/teams.ts';

const { signedInAs } = competitionPaymentsApi;
const asked = counting(table().client);

it('shows what each half of a pair paid, what is left and what the books call it', async () => {
  const world = await aCardTournament(doublesByCard);
  const { tournamentId, owner } = world;
  await payoutAccountEntity(table())
    .patch({ ownerKind: 'user', ownerId: owner.userId })
    .set({ accountingCodes: { charge: '4100' } })
    .go();
  const { first, entryId } = await aHeldPair(world);
  await payEntry(world, first, entryId, 'half');
  const money = await signedInAs(owner).getTournamentMoney({ tournamentId });
  expect(money.dues).toMatchObject([{ dueId: entryId, what: 'Doubles', owed: usd(4501), byCard: usd(2251) }]);
  expect(money.orders).toMatchObject([
    { payerName: first.displayName, status: 'paid', subtotalMinor: 2251, lines: [{ label: 'Doubles, half' }] },
  ]);
  expect(money).toMatchObject({ reminded: {}, accountingCode: '4100' });
});

it('is for those who keep the money; a treasurer marks who paid as well, and the desk without seeing orders', async () => {
  const world = await aTournament(pricedTournament);
  const { tournamentId } = world;
  const { entryId } = await anEntrant(world);
  const [treasurer, scorekeeper] = [await aMember(world, ['treasurer']), await aMember(world, ['scorekeeper'])];
  const books = signedInAs(treasurer);
  await books.markTournamentDue({ tournamentId, dueId: entryId, mark: 'cash', seenAmountMinor: 2000 });
  expect((await books.getTournamentMoney({ tournamentId })).dues).toMatchObject([{ paid: { mark: 'cash' } }]);
  const desk = signedInAs(scorekeeper);
  expect((await desk.listTournamentDues({ tournamentId })).dues).toHaveLength(1);
  await expect(desk.getTournamentMoney({ tournamentId })).rejects.toMatchObject({ code: 'access.denied' });
  const { may } = await tournamentsApi.signedInAs(treasurer).getTournament({ tournamentId });
  expect(may).toContain('manageMoney');
});

it('asks the table as often for one entry as for eight', async () => {
  const world = await aTournament({ ...pricedTournament, categories: [aCategory({ fee: usd(2000), maxEntries: 16 })] });
  const desk = signedInAs(world.owner);
  const requests = async () => {
    const before = asked.requests;
    await desk.getTournamentMoney({ tournamentId: world.tournamentId });
    return asked.requests - before;
  };
  await anEntrant(world);
  const few = await requests();
  for (let more = 0; more < 7; more += 1) await anEntrant(world);
  expect(await requests()).toBe(few);
  expect(few).toBeLessThanOrEqual(14);
});

it('knows nothing of a tournament that there is not', async () => {
  const me = signedInAs(await aPerson());
  await expect(me.getTournamentMoney({ tournamentId: noTournament })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});
