import type Stripe from 'stripe';
import type { Webhook } from '#infra/local/stripe/webhooks/sender.ts';
import { type Benchmark, exactly } from '../benchmark.ts';
import { sum } from '../figures.ts';
import { type InCloud, inCloud } from './in-cloud.ts';

const copies = 8;
/** What a sale with a refund is told of with. */
const eventsOfSale = 5;
/** Of 20 events, one never arrives. */
const lostEvery = 20;
/** Deliveries that are under way at one time. */
const atOnce = 8;
const seats = 500;

/** Webhooks arrive in any order, several times and not at all: orders and ledger are what the provider says in the end. */
export const webhooks: Benchmark = {
  name: 'webhooks',
  summary: 'webhooks of sales and refunds, shuffled, repeated and dropped (--deliveries 100000)',
  run: async ({ deliveries = '10000' }) => {
    const world = await inCloud();
    const { cloud, settleAll, product } = world;
    const { host, stripeId } = await world.aSellingHost();
    const takeIn = cloud.takeWebhook;
    const sent: Webhook[] = [];
    cloud.takeWebhook = async (webhook) => {
      sent.push(webhook);
      return 200;
    };
    const orderIds = await sell(world, host, Math.ceil(Number(deliveries) / copies / eventsOfSale));
    await settleAll();
    await refundSome(world, stripeId);
    await settleAll();
    const random = seeded(19);
    const arriving = sent
      .filter((_, index) => index % lostEvery > 0)
      .flatMap((one) => Array<Webhook>(copies).fill(one));
    for (let last = arriving.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [arriving[last], arriving[other]] = [arriving[other] as Webhook, arriving[last] as Webhook];
    }
    const began = performance.now();
    const again = await deliverAll(arriving, takeIn);
    const perSecond = Math.round(arriving.length / ((performance.now() - began) / 1000));
    cloud.takeWebhook = takeIn;
    await settleAll();
    await aNight(world, stripeId);
    await settleAll();
    const found = await compare(world, stripeId, orderIds);
    console.table([{ orders: orderIds.length, events: sent.length, deliveries: arriving.length, again, perSecond }]);
    product.clock.reset();
    return [
      exactly('orders that are not what the provider says', found.orders, 0),
      exactly('cents between ledger and balance', found.cents, 0),
    ];
  },
};

/** So many orders that are paid at the provider. */
async function sell(world: InCloud, host: Parameters<InCloud['aCardEvent']>[1], count: number): Promise<string[]> {
  const { checkoutApi, ordersApi, payWith, goodCard, cloud } = world;
  const { eventDetails, eventsApi } = await import('#tests/support/events/events.ts');
  const orderIds: string[] = [];
  let eventId = '';
  for (const [index, player] of (await world.crowd(count)).entries()) {
    if (index % seats === 0)
      ({ eventId } = await eventsApi
        .signedInAs(host ?? player)
        .scheduleEvent(eventDetails({ ...world.twelveByCard, capacity: seats })));
    const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
    const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
    payWith(cloud.stripe, url, goodCard);
    orderIds.push(order.orderId);
  }
  return orderIds;
}

/** The seller refunds every other payment at the provider, a part of it or all. */
async function refundSome({ cloud }: InCloud, stripeAccount: string): Promise<void> {
  const { provider } = await import('#lambdas/payments/provider/stripe.ts');
  const { stripe } = await provider();
  for (const [index, { id }] of [...cloud.stripe.world.store.list(stripeAccount, 'charge')].entries())
    if (index % 2 === 0)
      await stripe.refunds.create({ charge: id, ...(index % 4 === 0 && { amount: 500 }) }, { stripeAccount });
}

/** Delivers all, again where it was refused. @returns how often it was */
async function deliverAll(arriving: readonly Webhook[], takeIn: (webhook: Webhook) => Promise<number>) {
  const waiting = [...arriving];
  let again = 0;
  const carry = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if ((await takeIn(next)) < 300) continue;
      again += 1;
      waiting.unshift(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, carry));
  return again;
}

/** The nightly comparison runs, a day later. */
async function aNight({ table, product }: InCloud, stripeId: string): Promise<void> {
  const { createDueIndex } = await import('#lambdas/kernel/due/due-index.ts');
  const { scheduleNightly } = await import('#lambdas/payments/accounts/nightly.ts');
  const { handler } = await import('#lambdas/payments/nightly/job.ts');
  const { runJob } = await import('#tests/support/product/run-job.ts');
  await scheduleNightly(stripeId, createDueIndex(table()), product.clock.now());
  product.clock.forwardMinutes(24 * 60 + 3);
  await runJob(handler);
}

async function compare({ table, cloud }: InCloud, stripeId: string, orderIds: readonly string[]) {
  const { createOrders } = await import('#lambdas/payments/ports/orders/orders.ts');
  const { ledgerLineEntity } = await import('#lambdas/payments/ports/ledger/ledger-line.entity.ts');
  const orders = createOrders(table());
  const { store } = cloud.stripe.world;
  const charges = new Map<string, Stripe.Charge>();
  for (const charge of store.list(stripeId, 'charge'))
    if (charge.paid) charges.set(charge.metadata.orderId ?? '', charge);
  let wrong = 0;
  for (const orderId of orderIds) {
    const order = await orders.find(orderId);
    const back = sum(
      (order?.refunds ?? []).map(({ status, amountMinor }) => (status === 'succeeded' ? amountMinor : 0)),
    );
    if (!order?.paidAt || back !== charges.get(orderId)?.amount_refunded) wrong += 1;
  }
  const { data: lines } = await ledgerLineEntity(table()).query.bySeller({ stripeId }).go({ pages: 'all' });
  const balance = sum([...store.list(stripeId, 'balance_transaction')].map(({ net }) => net));
  return { orders: wrong, cents: Math.abs(balance - sum(lines.map(({ amountMinor }) => amountMinor))) };
}

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
