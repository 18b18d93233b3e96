import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardTournament,
  changed,
  entriesByCard,
  entryCheckoutApi,
  laterBy,
  payEntry,
  readBy,
} from '#tests/support/competitions/entry-checkout.ts';
import { cashOrVenmo, competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import {
  aCategory,
  anEntrant,
  aTournament,
  moves,
  noEntry,
  noTournament,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs } = entryCheckoutApi;
type Payer = Parameters<typeof signedInAs>[0];
const orderOf = (payer: Payer, orderId: string) => ordersApi.signedInAs(payer).getOrder({ orderId });
const withdraw = ({ tournamentId, categoryId }: { tournamentId: string; categoryId: string }, player: Payer) =>
  tournamentsApi.signedInAs(player).withdrawEntry({ tournamentId, categoryId });

it('holds a spot for its payment, takes the whole price, and lets the entry stand', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const { person: ann, entryId } = await anEntrant(world);
  expect((await readBy(world, ann)).mine).toMatchObject([{ entryId, position: 0, payBy: expect.any(String) }]);
  const order = await signedInAs(ann).orderEntryFee({ tournamentId, entryId });
  expect(order).toMatchObject({
    subjectKind: 'tournament',
    subjectId: tournamentId,
    title: 'Summer Open',
    totalMinor: 2090,
    terms: { refundPolicy: 'deadline', refundUntil: '2028-06-01T23:00:00.000Z' },
    lines: [{ kind: 'entry', personId: ann.userId, label: 'Singles', amountMinor: 2000 }],
  });
  expect((await signedInAs(ann).orderEntryFee({ tournamentId, entryId })).orderId).toBe(order.orderId);
  const { url } = await ordersApi.signedInAs(ann).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await laterBy(60);
  const [mine] = (await readBy(world, ann)).mine;
  expect(mine).toEqual({ categoryId: world.categoryId, entryId, position: 0 });
  await expect(signedInAs(ann).orderEntryFee({ tournamentId, entryId })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
});

it('gives a spot on that is not paid in ten minutes; the next in line has a day', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const { person: ann, entryId } = await anEntrant(world);
  await payEntry(world, ann, entryId);
  const { person: bob } = await anEntrant(world);
  const cyn = await anEntrant(world);
  expect(cyn.position).toBe(1);
  await expect(signedInAs(cyn.person).orderEntryFee({ tournamentId, entryId: cyn.entryId })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
  await laterBy(11);
  expect((await readBy(world, bob)).mine).toEqual([]);
  expect((await readBy(world, cyn.person)).mine).toMatchObject([{ position: 0, payBy: expect.any(String) }]);
  await laterBy(23 * 60);
  await payEntry(world, cyn.person, cyn.entryId);
  await laterBy(2 * 60);
  expect((await readBy(world, cyn.person)).mine).toMatchObject([{ entryId: cyn.entryId }]);
});

it('takes no late entry’s spot away from a player who comes while no job ran', async () => {
  const world = await aCardTournament({ categories: [aCategory({ fee: usd(2000), maxEntries: 2 })] });
  const [ann, bob] = [await anEntrant(world), await anEntrant(world)];
  await payEntry(world, ann.person, ann.entryId);
  // The hold is a condition of the write: no job is needed for it to be over.
  product.clock.forwardMinutes(11);
  const cyn = await anEntrant(world);
  expect(cyn.position).toBe(0);
  expect((await readBy(world, bob.person)).mine).toEqual([]);
});

it('sends the money back that comes once the spot is another’s', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const { person: ann, entryId } = await anEntrant(world);
  const { orderId } = await signedInAs(ann).orderEntryFee({ tournamentId, entryId });
  const { url } = await ordersApi.signedInAs(ann).startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await laterBy(11);
  await settleAll();
  expect((await readBy(world, ann)).mine).toEqual([]);
  expect(await orderOf(ann, orderId)).toMatchObject({ refundedMinor: 2090 });
});

it('gives everything back until the withdrawal deadline, and lets no player withdraw after it', async () => {
  const world = await aCardTournament();
  const [ann, bob] = [await anEntrant(world), await anEntrant(world)];
  const orderId = await payEntry(world, ann.person, ann.entryId);
  await payEntry(world, bob.person, bob.entryId);
  await withdraw(world, ann.person);
  await settleAll();
  expect(await orderOf(ann.person, orderId)).toMatchObject({
    refundedMinor: 2090,
    refunds: [{ trace: { cause: 'left', percent: 100, refundPolicy: 'deadline' } }],
  });
  // An earlier deadline takes nothing back of what was shown.
  await changed(world, { withdrawalDeadline: '2020-01-01T18:00' });
  const cyn = await anEntrant(world);
  const late = await payEntry(world, cyn.person, cyn.entryId);
  await expect(withdraw(world, cyn.person)).rejects.toMatchObject({ code: 'tournament.tooLateToWithdraw' });
  await withdraw(world, bob.person);
  const { tournamentId, categoryId, owner } = world;
  await tournamentsApi.signedInAs(owner).removeEntry({ tournamentId, categoryId, entryId: cyn.entryId });
  await settleAll();
  expect(await orderOf(cyn.person, late)).toMatchObject({ refundedMinor: 2090 });
});

it('sends everything back when the organizer cancels, also what is paid at that moment', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const [ann, bob] = [await anEntrant(world), await anEntrant(world)];
  const orderId = await payEntry(world, ann.person, ann.entryId);
  const open = await signedInAs(bob.person).orderEntryFee({ tournamentId, entryId: bob.entryId });
  const { url } = await ordersApi.signedInAs(bob.person).startCheckout({ orderId: open.orderId });
  payWith(cloud.stripe, url, goodCard);
  await moves(world, 'cancelled');
  await settleAll();
  expect((await orderOf(ann.person, orderId)).refundedMinor).toBe(2090);
  expect((await orderOf(bob.person, open.orderId)).refundedMinor).toBe(2090);
});

it('asks for no card where players pay the organizer too: they are in and can pay either way', async () => {
  const world = await aCardTournament({ payOutside: cashOrVenmo });
  const { tournamentId } = world;
  const { person: ann, entryId } = await anEntrant(world);
  expect((await readBy(world, ann)).mine).toEqual([{ categoryId: world.categoryId, entryId, position: 0 }]);
  await payEntry(world, ann, entryId);
  const { dues } = await competitionPaymentsApi.signedInAs(ann).getMyTournamentDues({ tournamentId });
  expect(dues).toMatchObject([{ owed: usd(2000), byCard: usd(2000) }]);
});

it('keeps an entry that the organizer marks as paid in another way', async () => {
  const world = await aCardTournament();
  const { tournamentId, owner } = world;
  const { person: ann, entryId } = await anEntrant(world);
  const desk = competitionPaymentsApi.signedInAs(owner);
  await desk.markTournamentDue({ tournamentId, dueId: entryId, mark: 'cash', seenAmountMinor: 2000 });
  await laterBy(60);
  expect((await readBy(world, ann)).mine).toMatchObject([{ entryId }]);
});

it('takes no card where the tournament takes none, or for less than a card can pay', async () => {
  const world = await aTournament({ categories: [aCategory({ fee: usd(2000) })], payOutside: cashOrVenmo });
  const { tournamentId } = world;
  const { person: ann, entryId } = await anEntrant(world);
  const order = () => signedInAs(ann).orderEntryFee({ tournamentId, entryId });
  await expect(order()).rejects.toMatchObject({ code: 'order.cardsUnavailable' });
  await moves(world, 'draw');
  const { tournament } = await readBy(world, ann);
  const categories = tournament.categories.map((one) => ({ ...one, fee: usd(20) }));
  await changed(world, { ...entriesByCard, categories });
  await expect(order()).rejects.toMatchObject({ code: 'order.tooLittle' });
});

it('knows nothing of another’s entry, and of no tournament that there is not', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const { entryId } = await anEntrant(world);
  const other = signedInAs(await aPerson());
  await expect(other.orderEntryFee({ tournamentId, entryId })).rejects.toMatchObject({ code: 'payment.notDue' });
  await expect(other.orderEntryFee({ tournamentId: noTournament, entryId })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});

it('lets no minor pay', async () => {
  const teen = await aPerson({ birthdate: '2010-05-17' });
  const order = signedInAs(teen).orderEntryFee({ tournamentId: noTournament, entryId: noEntry });
  await expect(order).rejects.toMatchObject({ code: 'order.adultPays' });
});
