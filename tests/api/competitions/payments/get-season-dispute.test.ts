import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, noSeason } from '#tests/support/competitions/seasons.ts';
import { disputeOf } from '#tests/support/payments/disputes.ts';

const { signedInAs } = competitionPaymentsApi;

it('shows a disputed registration with what the bank is sent', async () => {
  const world = await aCardSeason();
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const orderId = await payDues(world, ann, [ann.userId]);
  const desk = signedInAs(owner);
  await expect(desk.getSeasonDispute({ seasonId, orderId })).rejects.toMatchObject({ code: 'dispute.notFound' });
  const { stripeId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  await disputeOf(orderId, stripeId);
  const { dispute, answer, evidence } = await desk.getSeasonDispute({ seasonId, orderId });
  expect(dispute).toMatchObject({ status: 'needs_response', amountMinor: 5180 });
  expect(answer).toBe('');
  expect(evidence.map(({ title }) => title)).toEqual(['What was sold', 'Refund policy', 'Receipt', 'What happened']);
});

it('knows no payment of another season', async () => {
  const [world, other] = [await aCardSeason(), await aCardSeason()];
  const ann = await aRegistered(other);
  const orderId = await payDues(other, ann, [ann.userId]);
  await expect(signedInAs(world.owner).getSeasonDispute({ seasonId: world.seasonId, orderId })).rejects.toMatchObject({
    code: 'order.notFound',
  });
  const nobody = signedInAs(await aPerson());
  await expect(nobody.getSeasonDispute({ seasonId: noSeason, orderId })).rejects.toMatchObject({
    code: 'season.notFound',
  });
});
