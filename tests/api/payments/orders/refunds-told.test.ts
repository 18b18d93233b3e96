import { afterEach, expect, it } from 'vitest';
import { control } from '#infra/local/stripe/controls.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { refundNews } from '#lambdas/payments/orders/make-refund.ts';
import { handler as sellersJob } from '#lambdas/payments/orders/sellers-job.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { aPassSeries, buyPass } from '#tests/support/events/selling/passes.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());

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

it('leads a seller of a pass to the money of a date of it', async () => {
  const { eventId, host, stripeId, ids } = await aPassSeries();
  const orderId = await buyPass(eventId, await aPerson());
  await checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId });
  await settleAll();
  const { data } = await (await provider()).stripe.refunds.list({}, { stripeAccount: stripeId });
  control(cloud.stripe, { action: 'failRefund', id: data[0]?.id ?? '' });
  await settleAll();
  const told = product.mails(host.email).find(({ subject }) => subject.startsWith('A refund didn’t go through'));
  expect(told?.text).toContain(`/event/${ids[0]}/manage?tab=money`);
});

const shortOf = async (orderId: string) =>
  createOrders(table()).move(orderId, (is) =>
    refundNews(is, is.refunds[0]?.refundId ?? '', { status: 'pending_funds' }, product.clock.now()),
  );

/** Lets a day’s letters be written. */
async function aDayLater(): Promise<void> {
  await product.drain();
  product.clock.forwardMinutes(11);
  await runJob(sellersJob);
  await product.drain();
}

const lettersOfFunds = ({ email }: { email: string }) =>
  product.mails(email).filter(({ subject }) => subject.startsWith('Your balance is short'));

it('tells the host once how much their balance lacks for a refund, and each day while it waits', async () => {
  const { eventId, host } = await aCardEvent();
  const orderId = await payFor(eventId, await aPerson());
  await checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId });
  for (let tries = 0; tries < 2; tries += 1) await shortOf(orderId);
  await aDayLater();
  expect(lettersOfFunds(host)).toHaveLength(1);
  expect(lettersOfFunds(host)[0]?.text).toContain('Add $12.66 to your balance');
  product.clock.forwardMinutes(24 * 60);
  await aDayLater();
  expect(lettersOfFunds(host)).toHaveLength(2);
});

it('tells of several that wait in one letter, and of none once they are sent', async () => {
  const { eventId, host } = await aCardEvent();
  const orderIds = [await payFor(eventId, await aPerson()), await payFor(eventId, await aPerson())];
  for (const orderId of orderIds) await checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId });
  for (const orderId of orderIds) await shortOf(orderId);
  await aDayLater();
  expect(lettersOfFunds(host).map(({ subject }) => subject)).toEqual(['Your balance is short: 2 refunds']);
  expect(lettersOfFunds(host)[0]?.text).toContain('Add $25.32 to your balance');
  for (const orderId of orderIds)
    await createOrders(table()).move(orderId, (is) =>
      refundNews(is, is.refunds[0]?.refundId ?? '', { status: 'succeeded', providerRef: `re_${orderId}` }, new Date()),
    );
  product.clock.forwardMinutes(24 * 60);
  await aDayLater();
  expect(lettersOfFunds(host)).toHaveLength(1);
});
