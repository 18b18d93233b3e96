import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, aHeldPair, doublesByCard, payEntry } from '#tests/support/competitions/entry-checkout.ts';
import { cashOrVenmo, competitionPaymentsApi, inCash, pricedTournament } from '#tests/support/competitions/payments.ts';
import { anEntrant, aTournament, noTournament } from '#tests/support/competitions/tournaments.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs } = competitionPaymentsApi;
const remindersTo = (email: string | undefined) =>
  product.mails(email).filter(({ subject }) => subject.includes('reminds you'));

it('reminds entries that owe, with the sender’s name and a way to pay, once a day', async () => {
  const world = await aTournament(pricedTournament);
  const { tournamentId, owner, tournament } = world;
  const [ann, bob] = [await anEntrant(world), await anEntrant(world)];
  const desk = signedInAs(owner);
  await desk.markTournamentDue({ tournamentId, dueId: bob.entryId, ...inCash(2000) });
  expect(await desk.remindTournamentDues({ tournamentId })).toEqual({ reminded: 1, rested: 0 });
  expect(await desk.remindTournamentDues({ tournamentId })).toEqual({ reminded: 0, rested: 1 });
  await product.drain();
  const [mail, ...more] = remindersTo(ann.person.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`${owner.displayName} reminds you: $20.00 for Summer Open`);
  expect(mail?.text).toContain('Summer Open, Singles');
  expect(mail?.text).toContain('Venmo: @league');
  expect(mail?.text).toContain(`/tournament/${tournament.slug}`);
  expect(mail?.text).not.toContain('By card');
  expect(remindersTo(bob.person.email)).toEqual([]);
  expect(Object.keys((await desk.getTournamentMoney({ tournamentId })).reminded)).toEqual([ann.entryId]);
  product.clock.forwardMinutes(24 * 60 + 1);
  expect(await desk.remindTournamentDues({ tournamentId })).toEqual({ reminded: 1, rested: 0 });
});

it('asks the player of a pair who paid nothing, and no one once all of it is paid', async () => {
  const world = await aCardTournament({ ...doublesByCard, payOutside: cashOrVenmo });
  const { tournamentId, owner } = world;
  const { first, second, entryId } = await aHeldPair(world);
  await payEntry(world, first, entryId, 'half');
  const desk = signedInAs(owner);
  expect(await desk.remindTournamentDues({ tournamentId })).toEqual({ reminded: 1, rested: 0 });
  await product.drain();
  expect(remindersTo(first.email)).toEqual([]);
  const [mail] = remindersTo(second.email);
  expect(mail?.subject).toContain('$22.50 for Summer Open');
  expect(mail?.text).toContain('By card on Rovers');
  await payEntry(world, second, entryId);
  product.clock.forwardMinutes(24 * 60 + 1);
  expect(await desk.remindTournamentDues({ tournamentId })).toEqual({ reminded: 0, rested: 0 });
});

it('knows nothing of a tournament that there is not', async () => {
  const me = signedInAs(await aPerson());
  await expect(me.remindTournamentDues({ tournamentId: noTournament })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});
