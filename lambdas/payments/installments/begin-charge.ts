import { contention } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Currency } from '#shared/money.ts';
import type { Decline } from '#shared/payments/cards/declines.ts';
import { stepsOn } from '#shared/payments/installments/next-steps.ts';
import { type PaymentPlan, restsOf, withInstallment } from '#shared/payments/installments/payment-plan.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import { cardSellerOf } from '../invoices/card/card-sellers.ts';
import { givingWay } from '../invoices/card/giving-way.ts';
import { orderOfInvoices } from '../invoices/card/order-of-invoices.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';
import { nameIn } from '../invoices/views.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import { installmentAsInvoice } from './order-of-installment.ts';
import type { PlanParts } from './plan-parts.ts';
import { afterRefusal, failedFact } from './refused-charge.ts';

/** A charge whose order is stored. */
export interface Begun {
  readonly order: StoredOrder;
  /** It was begun before, so the provider may have been asked already. */
  readonly isRepeat: boolean;
}

/**
 * Stores the order of a charge, named on the installment that it pays, before the provider is asked: of two looks at once one
 * begins it, and after a crash the same order is brought to its end.
 * @returns `later` while a payer is on the payment page or another charge is under way, `nothing` where there is nothing to charge
 */
export async function beginCharge(
  invoiceId: string,
  index: number,
  parts: PlanParts,
  now: Date,
): Promise<Begun | 'later' | 'nothing'> {
  const invoice = await parts.invoices.find(invoiceId);
  const { plan } = invoice ?? {};
  if (!invoice || !plan) return 'nothing';
  const chargingId = plan.installments[index]?.chargingId;
  if (chargingId) return { order: await orderOf(chargingId, parts), isRepeat: true };
  return isToBeCharged(invoice, plan, index, now) ? beginAnew({ invoice, plan, index }, parts, now) : 'nothing';
}

async function orderOf(orderId: string, { orders }: Pick<PlanParts, 'orders'>): Promise<StoredOrder> {
  const order = await orders.find(orderId);
  if (!order) throw new Error('The order of a charge is gone');
  return order;
}

interface Asked {
  readonly invoice: StoredInvoice;
  readonly plan: PaymentPlan;
  readonly index: number;
}

async function beginAnew(asked: Asked, parts: PlanParts, now: Date): Promise<Begun | 'later' | 'nothing'> {
  const { invoice, plan, index } = asked;
  const before = invoice.payingOrderId ? await parts.orders.find(invoice.payingOrderId) : undefined;
  const open = before && isOpen(before.status) ? [before] : [];
  // A charge of another installment whose end is not known comes first.
  const isUnderWay = ({ expiresAt, installment }: StoredOrder) =>
    expiresAt > now.toISOString() || installment?.does === 'charge';
  if (open.some(isUnderWay)) return 'later';
  const replaced = await givingWay(open, { userId: plan.accepted?.byId ?? '', now }, parts);
  const order = await orderFor(asked, parts, now);
  if ('kind' in order) return noteRefusal(asked, order, parts, now);
  const next = { ...invoice, plan: withInstallment(plan, index, (is) => ({ ...is, ...tryOf(order, is.tries) })) };
  if (!(await parts.planOrders.reserve({ order, was: invoice, next, replaced })))
    throw contention('The invoice moved since it was read');
  return { order, isRepeat: false };
}

const tryOf = ({ orderId: chargingId }: StoredOrder, tries = 0) => ({ chargingId, tries: tries + 1 });

const isToBeCharged = (invoice: StoredInvoice, plan: PaymentPlan, index: number, now: Date): boolean =>
  balanceOf(invoice) > 0 &&
  stepsOn(plan, invoice, now.toISOString().slice(0, 10)).some((step) => step.what === 'charge' && step.index === index);

const sellerAway: Decline = { kind: 'soft', message: 'The community can’t take card payments right now.' };
const elsewhere: Decline = { kind: 'final', message: 'The community is paid on another account now.' };
const payerGone: Decline = { kind: 'final', message: 'The account that agreed to this is gone.' };
const tooLittle: Decline = { kind: 'final', message: 'What is left is too little for a card.' };

/** An order for what is owed of an installment, or why there can be none. */
async function orderFor({ invoice, plan, index }: Asked, parts: PlanParts, now: Date): Promise<StoredOrder | Decline> {
  const { teamId, invoiceId, personId, savedCard, currency } = invoice;
  const userId = plan.accepted?.byId ?? '';
  const [seller, payer, names] = await Promise.all([
    cardSellerOf({ teamId, currency: Currency.parse(currency) }, parts, now),
    parts.accounts.find(userId),
    parts.naming.of([personId], { userId, now, needs: true }),
  ]);
  if (!payer || payer.deletedAt) return payerGone;
  if (!seller) return sellerAway;
  if (!savedCard || savedCard.stripeId !== seller.account.stripeId) return elsewhere;
  const restMinor = restsOf(plan, invoice)[index] ?? 0;
  const order = orderOfInvoices([installmentAsInvoice(invoice, plan, index, restMinor)], {
    userId,
    payerName: nameForAll(payer, now),
    nameOf: (who) => nameIn(names, who),
    ...seller,
    now,
  });
  if (!isPayableByCard({ amountMinor: order.totalMinor, currency: order.currency })) return tooLittle;
  const tries = (plan.installments[index]?.tries ?? 0) + 1;
  return {
    ...order,
    orderId: idFrom('order', invoiceId, String(plan.offer), String(index), String(tries)),
    status: 'awaiting_payment',
    installment: { invoiceId, offer: plan.offer, index, does: 'charge' },
  };
}

/** The card was not even asked. */
async function noteRefusal(
  { invoice: { invoiceId, version }, plan, index }: Asked,
  refusal: Decline,
  { invoices }: Pick<PlanParts, 'invoices'>,
  now: Date,
): Promise<'nothing'> {
  const counted = withInstallment(plan, index, (one) => ({ ...one, tries: (one.tries ?? 0) + 1 }));
  await invoices.change<{ readonly isOther: true }>(invoiceId, (is) =>
    is.version === version
      ? { next: afterRefusal(is, counted, index, refusal, now), fact: failedFact(is, counted, index, now) }
      : { isOther: true },
  );
  return 'nothing';
}
