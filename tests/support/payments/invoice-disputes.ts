import { provider } from '#lambdas/payments/provider/stripe.ts';
import { disputeCharge } from './disputes.ts';
import { aCardFee, payByCard } from './invoice-cards.ts';

/** An invoice of $120 that was paid by card and that its payer asked their bank back for. */
export async function aDisputedInvoice() {
  const world = await aCardFee();
  const paymentId = await payByCard(world.payer, [world.invoiceId]);
  await disputeLastCharge(world.stripeId);
  const { stripe } = await provider();
  const { data } = await stripe.disputes.list({}, { stripeAccount: world.stripeId });
  return { ...world, paymentId, disputeId: data[0]?.id ?? '' };
}

/** The payer of the last card payment on an account asks their bank for it. */
export async function disputeLastCharge(stripeAccount: string): Promise<void> {
  const { data } = await (await provider()).stripe.charges.list({}, { stripeAccount });
  await disputeCharge(data[0]?.id ?? '');
}
