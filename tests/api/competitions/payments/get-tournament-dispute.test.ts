import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, payEntry } from '#tests/support/competitions/entry-checkout.ts';
import { competitionPaymentsApi } from '#tests/support/competitions/payments.ts';
import { anEntrant, noTournament } from '#tests/support/competitions/tournaments.ts';
import { disputeOf } from '#tests/support/payments/disputes.ts';

const { signedInAs } = competitionPaymentsApi;

it('shows a disputed entry fee with what the bank is sent', async () => {
  const world = await aCardTournament();
  const { tournamentId, owner } = world;
  const { person, entryId } = await anEntrant(world);
  const orderId = await payEntry(world, person, entryId);
  const desk = signedInAs(owner);
  await expect(desk.getTournamentDispute({ tournamentId, orderId })).rejects.toMatchObject({
    code: 'dispute.notFound',
  });
  const { stripeId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  await disputeOf(orderId, stripeId);
  const { dispute, evidence } = await desk.getTournamentDispute({ tournamentId, orderId });
  expect(dispute).toMatchObject({ status: 'needs_response', amountMinor: 2090 });
  expect(evidence.map(({ title }) => title)).toEqual(['What was sold', 'Refund policy', 'Receipt', 'What happened']);
});

it('knows no payment of another tournament', async () => {
  const [world, other] = [await aCardTournament(), await aCardTournament()];
  const { person, entryId } = await anEntrant(other);
  const orderId = await payEntry(other, person, entryId);
  const { tournamentId } = world;
  await expect(signedInAs(world.owner).getTournamentDispute({ tournamentId, orderId })).rejects.toMatchObject({
    code: 'order.notFound',
  });
  const stranger = signedInAs(await aPerson());
  await expect(stranger.getTournamentDispute({ tournamentId: noTournament, orderId })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});
