import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardTournament,
  entryCheckoutApi,
  laterBy,
  payEntry,
  readBy,
} from '#tests/support/competitions/entry-checkout.ts';
import { competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import { anEntrant, type TournamentWorld, tournamentsApi } from '#tests/support/competitions/tournaments.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { note } from '#tests/support/payments/aid.ts';
import { teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { aDependant, familyApi } from '#tests/support/people/family.ts';
import { loginTokenIn } from '#tests/support/people/own-login.ts';
import { product } from '#tests/support/product/product.ts';

type Guardian = Awaited<ReturnType<typeof aPerson>>;

/** A 15-year-old with a login of their own, who entered. */
async function aTeenIn(world: TournamentWorld, guardian: Guardian, firstName = 'Kim') {
  const { dependantId } = await aDependant(guardian, { firstName, age: 15 });
  const birthdate = `${product.clock.now().getUTCFullYear() - 15}-01-01`;
  const { person: teen, entryId } = await anEntrant(world, { birthdate });
  await familyApi.signedInAs(guardian).inviteToLogin({ dependantId, email: teen.email });
  await product.drain();
  await familyApi.signedInAs(teen).acceptLogin({ token: loginTokenIn(teen.email) });
  return { dependantId, teen, entryId };
}

it('lets a guardian pay for the entry of their child, who has a day for it and can’t pay it', async () => {
  const world = await aCardTournament();
  const { tournamentId, categoryId } = world;
  const guardian = await aPerson();
  const { teen, entryId, dependantId } = await aTeenIn(world, guardian);
  await laterBy(60);
  await expect(entryCheckoutApi.signedInAs(teen).orderEntryFee({ tournamentId, entryId })).rejects.toMatchObject({
    code: 'order.adultPays',
  });
  const parent = entryCheckoutApi.signedInAs(guardian);
  expect((await readBy(world, guardian)).hasChildIn).toBe(true);
  expect((await parent.getEntryCheckout({ tournamentId })).toPay).toMatchObject([
    { entryId, personId: dependantId, childName: 'Kim', restMinor: 2000 },
  ]);
  const orderId = await payEntry(world, guardian, entryId);
  expect((await ordersApi.signedInAs(guardian).getOrder({ orderId })).lines).toMatchObject([{ personId: dependantId }]);
  await laterBy(25 * 60);
  expect((await readBy(world, teen)).mine).toEqual([{ categoryId, entryId, position: 0 }]);
  const { dues } = await competitionPaymentsApi.signedInAs(guardian).getMyTournamentDues({ tournamentId });
  expect(dues).toMatchObject([{ dueId: entryId, byCard: usd(2000) }]);
  expect((await parent.getEntryCheckout({ tournamentId })).orders).toMatchObject([{ orderId, status: 'paid' }]);
  await tournamentsApi.signedInAs(teen).withdrawEntry({ tournamentId, categoryId });
  await settleAll();
  expect(await ordersApi.signedInAs(guardian).getOrder({ orderId })).toMatchObject({ refundedMinor: 2090 });
});

it('offers no child’s entry to others, nor to a guardian who may not pay', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const guardian = await aPerson();
  const { entryId } = await aTeenIn(world, guardian);
  const other = await aPerson();
  expect((await readBy(world, other)).hasChildIn).toBeUndefined();
  await expect(entryCheckoutApi.signedInAs(other).orderEntryFee({ tournamentId, entryId })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
});

it('lets a guardian ask for financial aid, which lowers the fee of their child', async () => {
  const world = await aCardTournament();
  const { tournamentId, teamId, owner } = world;
  const guardian = await aPerson();
  const { entryId } = await aTeenIn(world, guardian);
  const parent = entryCheckoutApi.signedInAs(guardian);
  await parent.askForEntryAid({ tournamentId, note });
  const answer = { kind: 'grant' as const, percent: 50 };
  const asked = { teamId, subjectId: tournamentId, userId: guardian.userId };
  await teamDiscountsApi.signedInAs(owner).answerAidRequest({ ...asked, answer });
  const { lines } = await parent.orderEntryFee({ tournamentId, entryId });
  expect(lines).toMatchObject([{ amountMinor: 1000, automatic: [{ name: 'Financial aid' }] }]);
});

it('reminds the guardian who pays, once for each child, and takes less for the second', async () => {
  const world = await aCardTournament();
  const { tournamentId, teamId, owner } = world;
  const guardian = await aPerson();
  const [kim, zoe] = [await aTeenIn(world, guardian), await aTeenIn(world, guardian, 'Zoe')];
  await competitionPaymentsApi.signedInAs(owner).remindTournamentDues({ tournamentId });
  await product.drain();
  const mails = product.mails(guardian.email).filter(({ subject }) => subject.includes('reminds you'));
  expect(mails.map(({ text }) => /Summer Open, (Kim|Zoe), Singles/.exec(text)?.[1]).toSorted()).toEqual(['Kim', 'Zoe']);
  expect(product.mails(kim.teen.email).filter(({ subject }) => subject.includes('reminds you'))).toEqual([]);
  const off = { kind: 'percent' as const, percent: 10 };
  await teamDiscountsApi.signedInAs(owner).saveAutomaticDiscount({ teamId, rule: 'sibling', off, third: 20 });
  await payEntry(world, guardian, kim.entryId);
  const parent = entryCheckoutApi.signedInAs(guardian);
  expect(await parent.getEntryCheckout({ tournamentId })).toMatchObject({ siblingsPaid: 1 });
  const order = await parent.orderEntryFee({ tournamentId, entryId: zoe.entryId });
  expect(order.lines).toMatchObject([{ amountMinor: 1800, fullMinor: 2000 }]);
});
