import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, noSeason } from '#tests/support/competitions/seasons.ts';
import { settleAll } from '#tests/support/events/checkout.ts';
import { decide, disputeOf } from '#tests/support/payments/disputes.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs } = competitionPaymentsApi;
const noOrder = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';

async function aDisputedRegistration() {
  const world = await aCardSeason();
  const ann = await aRegistered(world);
  const orderId = await payDues(world, ann, [ann.userId]);
  const { stripeId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  await disputeOf(orderId, stripeId);
  const { stripe } = await provider();
  const { data } = await stripe.disputes.list({}, { stripeAccount: stripeId });
  const key = { seasonId: world.seasonId, orderId };
  return { ...world, ann, key, stripeId, disputeId: data[0]?.id ?? '', desk: signedInAs(world.owner) };
}

it('sends the bank what was sold, the policy and the organizer’s words, once', async () => {
  const { desk, key, disputeId, stripeId, owner } = await aDisputedRegistration();
  const [mail] = product.mails(owner.email).filter(({ subject }) => subject.startsWith('Payment disputed'));
  expect(mail?.text).toContain(`/seasons/${key.seasonId}/payments`);
  const draft = await desk.answerSeasonDispute({ ...key, answer: 'They played.', send: false });
  expect(draft).toMatchObject({ answer: 'They played.', dispute: { status: 'needs_response' } });
  await desk.answerSeasonDispute({ ...key, answer: 'They played all season.', send: true });
  await settleAll();
  const { stripe } = await provider();
  const sent = await stripe.disputes.retrieve(disputeId, {}, { stripeAccount: stripeId });
  expect(sent.status).toBe('under_review');
  expect(sent.evidence.uncategorized_text).toContain('They played all season.');
  expect(sent.evidence.product_description).toContain('1 registration');
  await expect(desk.answerSeasonDispute({ ...key, answer: 'Again.', send: true })).rejects.toMatchObject({
    code: 'dispute.answered',
  });
});

it('takes no answer after the deadline', async () => {
  const { desk, key } = await aDisputedRegistration();
  product.clock.forwardMinutes(9 * 24 * 60 + 1);
  try {
    await expect(desk.answerSeasonDispute({ ...key, answer: 'Late.', send: true })).rejects.toMatchObject({
      code: 'dispute.tooLate',
    });
  } finally {
    product.clock.reset();
  }
});

it('shows the payment as lost once the bank gave the money back', async () => {
  const { desk, key, disputeId } = await aDisputedRegistration();
  await decide('loseDispute', disputeId);
  const { orders } = await desk.listSeasonDues({ seasonId: key.seasonId });
  expect(orders).toMatchObject([{ orderId: key.orderId, status: 'lost' }]);
  await expect(desk.refundSeasonOrder(key)).rejects.toMatchObject({ code: 'order.nothingLeft' });
  await expect(desk.answerSeasonDispute({ ...key, answer: 'So?', send: true })).rejects.toMatchObject({
    code: 'dispute.notFound',
  });
});

it('answers disputes of its own payments alone', async () => {
  const { desk, key } = await aDisputedRegistration();
  const said = { answer: 'Hello.', send: false };
  await expect(desk.answerSeasonDispute({ ...key, orderId: noOrder, ...said })).rejects.toMatchObject({
    code: 'order.notFound',
  });
  const nobody = signedInAs(await aPerson());
  await expect(nobody.answerSeasonDispute({ ...key, seasonId: noSeason, ...said })).rejects.toMatchObject({
    code: 'season.notFound',
  });
});
