import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, payEntry } from '#tests/support/competitions/entry-checkout.ts';
import { competitionPaymentsApi } from '#tests/support/competitions/payments.ts';
import { anEntrant, noTournament } from '#tests/support/competitions/tournaments.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { disputeOf } from '#tests/support/payments/disputes.ts';

const { signedInAs } = competitionPaymentsApi;
const noOrder = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';

async function aPaidEntry() {
  const world = await aCardTournament();
  const { person, entryId } = await anEntrant(world);
  return { ...world, person, entryId, orderId: await payEntry(world, person, entryId) };
}

it('sends back an amount, what the policy gives or all that is left; the payer sees why', async () => {
  const { tournamentId, owner, person, orderId } = await aPaidEntry();
  const desk = signedInAs(owner);
  expect(await desk.refundTournamentOrder({ tournamentId, orderId, amountMinor: 500 })).toMatchObject({
    refundedMinor: 500,
    refunds: [{ amountMinor: 500, trace: { cause: 'host', returnsFee: false, refundPolicy: 'deadline' } }],
  });
  await expect(desk.refundTournamentOrder({ tournamentId, orderId, amountMinor: 1591 })).rejects.toMatchObject({
    code: 'order.nothingLeft',
  });
  await desk.refundTournamentOrder({ tournamentId, orderId });
  await settleAll();
  const { orders } = await desk.getTournamentMoney({ tournamentId });
  expect(orders.find((one) => one.orderId === orderId)).toMatchObject({ refundedMinor: 2090 });
  expect(await ordersApi.signedInAs(person).getOrder({ orderId })).toMatchObject({
    refundedMinor: 2090,
    refunds: [{ trace: { cause: 'host' } }, { trace: { cause: 'host', returnsFee: true } }],
  });
});

it('sends back what the policy gives: before the deadline all of it with the fee', async () => {
  const { tournamentId, owner, orderId } = await aPaidEntry();
  expect(await signedInAs(owner).refundTournamentOrder({ tournamentId, orderId, isByPolicy: true })).toMatchObject({
    refundedMinor: 2090,
  });
});

it('refunds no order of anything else, and nothing of a tournament that there is not', async () => {
  const { orderId } = await aPaidEntry();
  const { tournamentId, owner } = await aCardTournament();
  const desk = signedInAs(owner);
  for (const one of [orderId, noOrder])
    await expect(desk.refundTournamentOrder({ tournamentId, orderId: one })).rejects.toMatchObject({
      code: 'order.notFound',
    });
  const stranger = signedInAs(await aPerson());
  await expect(stranger.refundTournamentOrder({ tournamentId: noTournament, orderId })).rejects.toMatchObject({
    code: 'tournament.notFound',
  });
});

it('refunds nothing while the payer’s bank looks into the payment', async () => {
  const { tournamentId, owner, orderId } = await aPaidEntry();
  const { stripeId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  await disputeOf(orderId, stripeId);
  await expect(signedInAs(owner).refundTournamentOrder({ tournamentId, orderId })).rejects.toMatchObject({
    code: 'order.disputed',
  });
});
