import { addDays } from '#shared/local-dates.ts';
import { stepsOn } from '#shared/payments/installments/next-steps.ts';
import type { PaymentPlan } from '#shared/payments/installments/payment-plan.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { invoiceDue } from '../invoices/due/invoices-queue.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';
import { chargeInstallment } from './charge-installment.ts';
import type { PlanParts } from './plan-parts.ts';

/** Tells payers and treasurers about an installment, once for each due day and once when it is late. */
export interface TellOfInstallment {
  remind(invoice: StoredInvoice, index: number, now: Date): Promise<void>;
  pastDue(invoice: StoredInvoice, index: number, now: Date): Promise<void>;
}

const minuteMs = 60_000;
const soonMs = 15 * minuteMs;
/** Morning in the Americas, afternoon in Europe. */
const hourUtc = 15;
/** A payment that was recorded by mistake may be taken back so long after the last due date. */
const quietDays = 30;

/** The next instant at which plans are looked at. */
export function nextLookAt(now: Date): string {
  const today = `${now.toISOString().slice(0, 10)}T${hourUtc}:00:00.000Z`;
  return today > now.toISOString() ? today : `${addDays(today.slice(0, 10), 1)}${today.slice(10)}`;
}

/** Has a plan looked at, at an instant. */
export const scheduleLook = (invoiceId: string, dueAt: string, { due }: Pick<PlanParts, 'due'>, now: Date) =>
  due.schedule(invoiceDue(dueAt, { what: 'plan', invoiceId }), now);

/**
 * Does everything that is to be done about a payment plan today: mails, charges, and what follows when they fail; then it is
 * looked at again the next day, as long as the plan goes on. Safe to repeat.
 */
export async function lookAtPlan(
  invoiceId: string,
  { tell, ...parts }: PlanParts & { readonly tell: TellOfInstallment },
  now: Date,
): Promise<void> {
  const invoice = await parts.invoices.find(invoiceId);
  const { plan } = invoice ?? {};
  if (!invoice || !plan) return;
  const today = now.toISOString().slice(0, 10);
  const isAway = await takeSteps(invoice, plan, { ...parts, tell }, now);
  if (isAway) return scheduleLook(invoiceId, new Date(now.getTime() + soonMs).toISOString(), parts, now);
  if (await goesOn(invoice, plan, parts, today)) return scheduleLook(invoiceId, nextLookAt(now), parts, now);
  await endUse(invoice, parts, now);
}

/** @returns whether a payer is on the payment page, so that it has to wait */
async function takeSteps(
  invoice: StoredInvoice,
  plan: PaymentPlan,
  { tell, ...parts }: PlanParts & { readonly tell: TellOfInstallment },
  now: Date,
): Promise<boolean> {
  let isAway = false;
  for (const { what, index } of stepsOn(plan, invoice, now.toISOString().slice(0, 10))) {
    const isCharging = plan.installments[index]?.chargingId !== undefined;
    if (balanceOf(invoice) === 0 && !isCharging) continue;
    if (what === 'charge')
      isAway = (await chargeInstallment(invoice.invoiceId, index, parts, now)) === 'later' || isAway;
    else await tell[what](invoice, index, now);
  }
  return isAway;
}

async function goesOn(invoice: StoredInvoice, plan: PaymentPlan, parts: PlanParts, today: string): Promise<boolean> {
  if (!plan.accepted) return isBeingAccepted(invoice, plan, parts);
  if (plan.installments.some(({ chargingId }) => chargingId)) return true;
  const last = plan.installments.at(-1)?.dueOn ?? today;
  return invoice.status === 'open' && (balanceOf(invoice) > 0 || today <= addDays(last, quietDays));
}

/** Whether the payer is paying the first installment, or has paid it just now. */
async function isBeingAccepted(
  { payingOrderId, payments }: StoredInvoice,
  { offer }: PaymentPlan,
  { orders }: Pick<PlanParts, 'orders'>,
): Promise<boolean> {
  const order = payingOrderId ? await orders.find(payingOrderId) : undefined;
  if (order?.installment?.does !== 'accept' || order.installment.offer !== offer) return false;
  return isOpen(order.status) || (wasCharged(order.status) && !payments.some((one) => one.orderId === order.orderId));
}

/** The seller's account is free again. */
async function endUse({ invoiceId, savedCard, payingOrderId }: StoredInvoice, { orders, uses }: PlanParts, now: Date) {
  const order = payingOrderId ? await orders.find(payingOrderId) : undefined;
  const accounts = new Set([savedCard?.stripeId, order?.stripeId].filter((one) => one !== undefined));
  for (const stripeId of accounts) await uses.end(stripeId, { kind: 'plan', refId: invoiceId }, now);
}
