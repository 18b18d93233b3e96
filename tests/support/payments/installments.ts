import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler } from '#lambdas/payments/installments/api.ts';
import { invoiceEntity } from '#lambdas/payments/invoices/invoice.entity.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import type { Input } from '#shared/contract/operation.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import { goodCard, ordersApi, settleAll } from '../events/checkout.ts';
import { cloud } from '../product/cloud.ts';
import { product } from '../product/product.ts';
import { aCardFee } from './invoice-cards.ts';
import { dayIn, invoicesApi, invoicesDue } from './invoices.ts';
import { payWith, submitTo } from './local-stripe.ts';

export const installmentsApi = product.client(installments, handler);

type Terms = Omit<Input<(typeof installments)['operations']['savePaymentPlan']>, 'teamId' | 'invoiceId'>;

/** Three installments, ten days apart, with automatic payments if the payer likes. */
export const planTerms = (differences: Partial<Terms> = {}): Terms => ({
  dueOn: [dayIn(10), dayIn(20), dayIn(30)],
  autopay: 'optional',
  graceDays: 7,
  ...differences,
});

/** An invoice of $120 on which a treasurer offers a plan. */
export async function anOffer(differences: Partial<Terms> = {}) {
  const world = await aCardFee();
  const { teamId, treasurer, payer, invoiceId } = world;
  const keeper = installmentsApi.signedInAs(treasurer);
  const { offer } = await keeper.savePaymentPlan({ teamId, invoiceId, ...planTerms(differences) });
  const mine = installmentsApi.signedInAs(payer);
  const read = () => invoicesApi.signedInAs(payer).getInvoice({ invoiceId });
  return { ...world, keeper, offer, mine, read };
}

/** Pays an order with a card on the provider's page, up to what follows from it. */
export async function payOrder(payer: Account, orderId: string, number = goodCard): Promise<void> {
  const { url } = await ordersApi.signedInAs(payer).startCheckout({ orderId });
  payWith(cloud.stripe, url, number);
  await settleAll();
}

/** The same plan, accepted with automatic payments: the first $40 are paid, and the card is saved. */
export async function anAutomaticPlan(number = goodCard, differences: Partial<Terms> = {}) {
  const world = await anOffer(differences);
  const { mine, invoiceId, offer, payer } = world;
  const { order } = await mine.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true });
  await payOrder(payer, order?.orderId ?? '', number);
  return world;
}

/** Lets so many days pass, one by one, with everything that is due on each. */
export async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    product.clock.forwardMinutes(24 * 60);
    await invoicesDue();
    await settleAll();
  }
}

/** Saves another card on the provider's page. */
export async function saveCard(url: string, number: string): Promise<void> {
  payWith(cloud.stripe, url, number);
  await settleAll();
  await invoicesDue();
  await settleAll();
}

/** Saves a card whose bank wants to see its owner each time. */
export async function saveAuthenticatedCard(url: string, number: string): Promise<void> {
  const { location } = payWith(cloud.stripe, url, number);
  submitTo(cloud.stripe, location, { answer: 'complete' });
  await settleAll();
}

/** A plan whose second installment is being charged; the answer of the provider is not known yet. */
export async function aChargeUnderway() {
  const world = await anAutomaticPlan();
  const { invoiceId } = world;
  const { data } = await invoiceEntity(table()).get({ invoiceId }).go();
  const { plan } = data ?? {};
  if (!plan) throw new Error('There is no plan');
  const installments = plan.installments.map((one, index) =>
    index === 1 ? { ...one, chargingId: 'ord_00000000000000000000000000' } : one,
  );
  await invoiceEntity(table())
    .patch({ invoiceId })
    .set({ plan: { ...plan, installments } })
    .go();
  return world;
}

/** The order is another payer's, who has time to pay it. */
export const givenToAnother = (orderId: string, { userId }: Account) =>
  orderEntity(table()).patch({ orderId }).set({ userId }).go();

/** The account of a community may not take payments any more. */
export const restrict = ({ userId }: Account) =>
  payoutAccountEntity(table()).patch({ ownerKind: 'user', ownerId: userId }).set({ chargesEnabled: false }).go();
