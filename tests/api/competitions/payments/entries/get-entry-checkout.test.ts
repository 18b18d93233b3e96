import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, changed, entryCheckoutApi, payEntry } from '#tests/support/competitions/entry-checkout.ts';
import { anEntrant, noTournament } from '#tests/support/competitions/tournaments.ts';

const { signedInAs } = entryCheckoutApi;

it('says what is left to pay, with what sets the service fee and what comes back until when', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const { person: ann, entryId } = await anEntrant(world);
  expect(await signedInAs(ann).getEntryCheckout({ tournamentId })).toMatchObject({
    toPay: [{ entryId, category: 'Singles', restMinor: 2000 }],
    currency: 'USD',
    plan: 'rookie',
    terms: { refundPolicy: 'deadline', refundUntil: '2028-06-01T23:00:00.000Z' },
    orders: [],
  });
});

it('shows a payer their order, with the later deadline of today', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  const { person: ann, entryId } = await anEntrant(world);
  const orderId = await payEntry(world, ann, entryId);
  await changed(world, { withdrawalDeadline: '2028-06-05T18:00' });
  const { toPay, orders } = await signedInAs(ann).getEntryCheckout({ tournamentId });
  expect(toPay).toEqual([]);
  expect(orders).toMatchObject([{ orderId, terms: { refundUntil: '2028-06-05T23:00:00.000Z' } }]);
});

it('has nothing for others, and knows nothing of a tournament that there is not', async () => {
  const world = await aCardTournament();
  const { tournamentId } = world;
  await anEntrant(world);
  const other = signedInAs(await aPerson());
  expect(await other.getEntryCheckout({ tournamentId })).toMatchObject({ toPay: [], orders: [] });
  await expect(other.getEntryCheckout({ tournamentId: noTournament })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});
