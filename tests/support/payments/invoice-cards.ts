import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aSellingHost, goodCard, ordersApi, settleAll } from '../events/checkout.ts';
import { cloud } from '../product/cloud.ts';
import { aChargedFee, type feeDetails, invoicesApi, moneyApi } from './invoices.ts';
import { payWith } from './local-stripe.ts';

/** A fee of $120 that cards can pay, charged to the players alone. */
export async function aCardFee(members = 1, differences: Partial<ReturnType<typeof feeDetails>> = {}) {
  const world = await aChargedFee(members, differences);
  const { stripeId } = await aSellingHost(world.owner);
  const [payer] = world.players;
  if (!payer) throw new Error('There is no payer');
  const mine = invoicesApi.signedInAs(payer);
  const boss = moneyApi.signedInAs(world.owner);
  return { ...world, stripeId, payer, mine, boss };
}

/** The page on which a payer pays some invoices. */
export async function pageFor(payer: Account, invoiceIds: string[]) {
  const { order } = await invoicesApi.signedInAs(payer).payInvoices({ invoiceIds });
  const { url } = await ordersApi.signedInAs(payer).startCheckout({ orderId: order.orderId });
  return { order, url };
}

/** Pays invoices with a card, up to what follows from it. Answers the payment on the first. */
export async function payByCard(payer: Account, invoiceIds: string[], number = goodCard): Promise<string> {
  const { url } = await pageFor(payer, invoiceIds);
  payWith(cloud.stripe, url, number);
  await settleAll();
  const { payments } = await invoicesApi.signedInAs(payer).getInvoice({ invoiceId: invoiceIds[0] ?? '' });
  return payments.at(-1)?.paymentId ?? '';
}
