import { contention } from '#lambdas/kernel/data/conditions.ts';
import { type PaymentPlan, restsOf, withInstallment } from '#shared/payments/installments/payment-plan.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { closed } from '#shared/payments/orders/order-moves.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { applyPayment } from '../invoices/card/apply-payment.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';
import { afterPayment, afterProcessing } from '../orders/on-payment.ts';
import type { PaymentMade } from '../orders/payment-made.ts';
import type { Charged } from '../ports/cards/card-charger.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import { beginCharge } from './begin-charge.ts';
import { creditFirst } from './credit-first.ts';
import type { PlanParts } from './plan-parts.ts';
import { afterRefusal, failedFact } from './refused-charge.ts';

/**
 * Charges the saved card for one installment, or brings a charge to its end that was begun before. Safe to repeat, whatever
 * died where: the order is stored first, and the provider is asked for that order alone.
 * @returns whether to look again soon, because a payer is on the payment page now
 */
export async function chargeInstallment(
  invoiceId: string,
  index: number,
  parts: PlanParts,
  now: Date,
): Promise<'later' | undefined> {
  const begun = await parts.retry(() => beginCharge(invoiceId, index, parts, now));
  if (begun === 'later') return 'later';
  if (begun === 'nothing') return undefined;
  const { isRepeat } = begun;
  const order = await parts.retry(() => creditFirst(begun.order, parts, now));
  const charged = isOpen(order.status) ? await charge(order, invoiceId, isRepeat, parts) : undefined;
  if (charged && 'payment' in charged) await notePayment(order, charged.payment, parts, now);
  else await parts.retry(() => endCharge(order.orderId, charged, parts, now));
  return undefined;
}

/** What came of it; undefined where the card was not charged and need not be any more. */
async function charge(
  order: StoredOrder,
  invoiceId: string,
  isRepeat: boolean,
  { charger, invoices }: PlanParts,
): Promise<Charged | undefined> {
  const invoice = await invoices.find(invoiceId);
  const card = invoice?.savedCard;
  if (!invoice || !card) return undefined;
  const before = isRepeat ? await charger.find(order, card) : undefined;
  if (before) return before;
  return isOwed(invoice, order) ? charger.charge(order, card) : undefined;
}

/** Whether the installment still asks for what the order charges. */
function isOwed(invoice: StoredInvoice, { installment, totalMinor, creditMinor = 0 }: StoredOrder): boolean {
  const { plan } = invoice;
  if (!plan || !installment || plan.offer !== installment.offer) return false;
  return balanceOf(invoice) > 0 && (restsOf(plan, invoice)[installment.index] ?? 0) === totalMinor + creditMinor;
}

async function notePayment({ orderId }: StoredOrder, payment: PaymentMade, parts: PlanParts, now: Date): Promise<void> {
  const order = await parts.orders.move(orderId, (is) =>
    payment.status === 'succeeded' ? afterPayment(is, payment, now) : afterProcessing(is, now),
  );
  if (order && wasCharged(order.status)) await applyPayment(orderId, parts, now);
}

/** A charge that brought nothing is over on its order and its installment in one write. */
async function endCharge(orderId: string, charged: Charged | undefined, parts: PlanParts, now: Date): Promise<void> {
  const order = await parts.orders.find(orderId);
  if (!order?.installment) return;
  if (wasCharged(order.status)) return applyPayment(orderId, parts, now);
  const { invoiceId, index } = order.installment;
  const invoice = await parts.invoices.find(invoiceId);
  const { plan } = invoice ?? {};
  if (!invoice || !plan || plan.installments[index]?.chargingId !== orderId) return;
  const { next, refusal } = endOf({ invoice, plan, index }, charged, now);
  const over = { ...closed(order, 'cancelled'), ...(refusal && { declined: refusal.message }) };
  const fact = refusal && failedFact(invoice, plan, index, now);
  if (!(await parts.planOrders.end(order, over, { was: invoice, next }, fact, now)))
    throw contention('The order or its invoice moved since it was read');
}

interface Charging {
  readonly invoice: StoredInvoice;
  readonly plan: PaymentPlan;
  readonly index: number;
}

/** The invoice once a charge is over that brought nothing: refused, or given up before the card was asked. */
function endOf({ invoice, plan, index }: Charging, charged: Charged | undefined, now: Date) {
  if (charged && 'refusal' in charged)
    return { next: afterRefusal(invoice, plan, index, charged.refusal, now), refusal: charged.refusal };
  const next = { ...invoice, plan: withInstallment(plan, index, ({ chargingId: _, ...one }) => one) };
  return { next, refusal: undefined };
}
