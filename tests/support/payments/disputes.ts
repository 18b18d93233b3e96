import { control } from '#infra/local/stripe/controls.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { aPerson } from '../accounts/people.ts';
import { aCardEvent, payFor, settleAll } from '../events/checkout.ts';
import { cloud } from '../product/cloud.ts';

/** A player who paid $12.66 and asked their bank for it back. */
export async function aDisputedOrder() {
  const event = await aCardEvent();
  const player = await aPerson();
  const orderId = await payFor(event.eventId, player);
  await disputeOf(orderId, event.stripeId);
  const { data } = await (await provider()).stripe.disputes.list({}, { stripeAccount: event.stripeId });
  return { ...event, player, orderId, disputeId: data[0]?.id ?? '' };
}

/** The payer asks their bank for what they paid. */
export async function disputeOf(orderId: string, stripeAccount: string): Promise<void> {
  const { stripe } = await provider();
  const { paymentIntentId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntentId, {}, { stripeAccount });
  await disputeCharge(String(charge));
}

/** The payer asks their bank for a payment. */
export async function disputeCharge(id: string): Promise<void> {
  control(cloud.stripe, { action: 'dispute', id });
  await settleAll();
}

/** The bank decides. */
export async function decide(action: 'winDispute' | 'loseDispute', id: string): Promise<void> {
  control(cloud.stripe, { action, id });
  await settleAll();
}
