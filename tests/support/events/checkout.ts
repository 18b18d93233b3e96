import { control } from '#infra/local/stripe/controls.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/events/checkout/api.ts';
import { handler as discountsHandler } from '#lambdas/events/discounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler as ordersHandler } from '#lambdas/payments/orders/api.ts';
import { handler as expireOrders } from '#lambdas/payments/orders/expiry-job.ts';
import { handler as sendRefunds } from '#lambdas/payments/orders/refunds-job.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import type { Sent } from '#shared/contract/operation.ts';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { eventDiscounts } from '#shared/events/discounts/contract.ts';
import { currencyOfCountry, type PayoutCountry } from '#shared/payments/accounts/payout-countries.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { payWith } from '../payments/local-stripe.ts';
import { post } from '../payments/webhooks.ts';
import { cloud } from '../product/cloud.ts';
import { product } from '../product/product.ts';
import { runJob } from '../product/run-job.ts';
import { eventDetails, eventsApi } from './events.ts';

export const checkoutApi = product.client(eventCheckout, handler);
export const discountsApi = product.client(eventDiscounts, discountsHandler);
export const ordersApi = product.client(ordersContract, ordersHandler);

/** $12 by card alone, all of it back until 24 hours before the start. */
export const twelveByCard = {
  price: { amountMinor: 1200, currency: 'USD' as const },
  refundPolicy: 'flexible' as const,
};

/** A host whose account at the provider takes payments. */
export async function aSellingHost(
  person?: Account,
  country: PayoutCountry = 'US',
): Promise<{ host: Account; stripeId: string }> {
  cloud.takeWebhook = async ({ body, headers, url }) => {
    const answer = await post(body, headers['stripe-signature'] ?? headers['Stripe-Signature'], new URL(url).pathname);
    return typeof answer === 'object' ? (answer.statusCode ?? 500) : 500;
  };
  const host = person ?? (await aPerson());
  const { stripe } = await provider();
  const { id: stripeId } = await stripe.accounts.create({ type: 'standard', country });
  control(cloud.stripe, { action: 'finishSetup', id: stripeId });
  await payoutAccountEntity(table())
    .put({
      ownerKind: 'user',
      ownerId: host.userId,
      userId: host.userId,
      version: 1,
      stripeId,
      country,
      currency: currencyOfCountry(country),
      chargesEnabled: true,
      detailsSubmitted: true,
      payoutsEnabled: true,
      currentlyDue: [],
      pastDue: [],
      livemode: false,
      linkKind: 'new',
      linkedAt: clock.now().toISOString(),
    })
    .go();
  await claimAccount(stripeId, host.userId);
  return { host, stripeId };
}

async function claimAccount(stripeId: string, userId: string): Promise<void> {
  const { claimEntity } = await import('#lambdas/kernel/data/claim.entity.ts');
  await claimEntity(table())
    .put({ kind: 'payoutAccount', value: stripeId, holderId: `user ${userId}` })
    .go();
}

/** An event that costs $12 by card, and its host. */
export async function aCardEvent(differences: object = {}, seller?: Account) {
  const { host, stripeId } = await aSellingHost(seller);
  const event = await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ ...twelveByCard, ...differences }));
  return { eventId: event.eventId, event, host, stripeId };
}

/** Lets the provider tell what happened, and everything that follows from it happen. */
export async function settleAll(): Promise<void> {
  await product.drain();
  await cloud.stripe.run();
  await product.drain();
  await runJob(sendRefunds);
  await runJob(expireOrders);
  await cloud.stripe.run();
  await product.drain();
}

export const goodCard = '4242 4242 4242 4242';
/** Of a bank that takes days to refund. */
export const slowToRefund = '4000 0000 0000 7726';

type Said = Partial<Omit<Sent<typeof eventCheckout.operations.holdSpots>, 'eventId'>>;

/** A player who holds a spot and pays it with a card, up to what follows from it. */
export async function payFor(eventId: string, player: Account, said: Said = {}, card = goodCard) {
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId, ...said });
  const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, card);
  await settleAll();
  return order.orderId;
}

/** What the seller earned with another event covers the provider's own fee of what goes back. */
export async function earnsMore(host: Account): Promise<void> {
  const price = { amountMinor: 9000, currency: 'USD' as const };
  const other = await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ ...twelveByCard, price }));
  await payFor(other.eventId, await aPerson());
  product.clock.forwardMinutes(4 * 24 * 60);
}
