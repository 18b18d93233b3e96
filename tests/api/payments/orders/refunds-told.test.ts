import { expect, it } from 'vitest';
import { control } from '#infra/local/stripe/controls.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { refundNews } from '#lambdas/payments/orders/make-refund.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

it('tells the host that a bank did not take a refund', async () => {
  const { eventId, host, stripeId } = await aCardEvent();
  const orderId = await payFor(eventId, await aPerson());
  await checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId });
  await settleAll();
  const { data } = await (await provider()).stripe.refunds.list({}, { stripeAccount: stripeId });
  control(cloud.stripe, { action: 'failRefund', id: data[0]?.id ?? '' });
  await settleAll();
  const told = product.mails(host.email).filter(({ subject }) => subject.startsWith('A refund didn’t go through'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(`/event/${eventId}/manage?tab=money`);
});

it('tells the host once how much their balance lacks for a refund', async () => {
  const { eventId, host } = await aCardEvent();
  const orderId = await payFor(eventId, await aPerson());
  await checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId });
  const orders = createOrders(table());
  for (let tries = 0; tries < 2; tries += 1)
    await orders.move(orderId, (is) =>
      refundNews(is, is.refunds[0]?.refundId ?? '', { status: 'pending_funds' }, product.clock.now()),
    );
  await product.drain();
  const told = product.mails(host.email).filter(({ subject }) => subject.startsWith('Your balance is short'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Add $12.66 to your balance');
});
