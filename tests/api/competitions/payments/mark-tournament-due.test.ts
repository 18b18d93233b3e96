import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, entryCheckoutApi, readBy } from '#tests/support/competitions/entry-checkout.ts';
import { competitionPaymentsApi, inCash, pricedTournament } from '#tests/support/competitions/payments.ts';
import { anEntrant, aTournament, noTournament } from '#tests/support/competitions/tournaments.ts';
import { goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

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

it('leaves an entry held for its payment where the mark is refused', async () => {
  const world = await aCardTournament();
  const { owner, tournamentId } = world;
  const { person, entryId } = await anEntrant(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  const entry = { tournamentId, dueId: entryId };
  await expect(desk.markTournamentDue({ ...entry, ...inCash(1) })).rejects.toMatchObject({
    code: 'payment.amountChanged',
  });
  expect((await readBy(world, person)).mine).toMatchObject([{ entryId, payBy: expect.any(String) }]);
  await desk.markTournamentDue({ ...entry, ...inCash(2000) });
  expect((await readBy(world, person)).mine).toEqual([{ categoryId: world.categoryId, entryId, position: 0 }]);
});

it('marks nothing of an entry whose time to pay is over', async () => {
  const world = await aCardTournament();
  const { owner, tournamentId } = world;
  const { entryId } = await anEntrant(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  product.clock.forwardMinutes(11);
  await expect(desk.markTournamentDue({ tournamentId, dueId: entryId, ...inCash(2000) })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
  expect((await desk.listTournamentDues({ tournamentId })).dues).toEqual([]);
});

it.each([
  ['before it is paid, and closes its page', false],
  ['and sends back what is paid with it all the same', true],
])('gives up the order by card of an entry that paid in cash, %s', async (_when, paysLate) => {
  const world = await aCardTournament();
  const { owner, tournamentId } = world;
  const { person, entryId } = await anEntrant(world);
  const { orderId } = await entryCheckoutApi.signedInAs(person).orderEntryFee({ tournamentId, entryId });
  const { url } = await ordersApi.signedInAs(person).startCheckout({ orderId });
  const desk = competitionPaymentsApi.signedInAs(owner);
  await desk.markTournamentDue({ tournamentId, dueId: entryId, ...inCash(2000) });
  if (paysLate) payWith(cloud.stripe, url, goodCard);
  await settleAll();
  const order = await ordersApi.signedInAs(person).getOrder({ orderId });
  expect(order).toMatchObject(
    paysLate
      ? { refunds: [{ amountMinor: order.totalMinor, trace: { cause: 'paidOutside' } }] }
      : { status: 'cancelled', refunds: [] },
  );
  expect((await readBy(world, person)).mine).toEqual([{ categoryId: world.categoryId, entryId, position: 0 }]);
});
