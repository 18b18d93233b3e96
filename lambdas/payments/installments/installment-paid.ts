import { accepted, withInstallment } from '#shared/payments/installments/payment-plan.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';

/**
 * An invoice on which a card payment was just recorded, with what that means for its plan: the payment counts for the
 * installment that it was made for, and the first one of a plan with automatic payments accepts it. A plan that gave way to
 * another one meanwhile is left alone.
 * @param taken what the invoice took of the payment, in minor units
 */
export function withInstallmentPaid(invoice: StoredInvoice, order: StoredOrder, taken: number): StoredInvoice {
  const { plan, invoiceId } = invoice;
  const { installment, orderId } = order;
  if (!plan || installment?.invoiceId !== invoiceId || installment.offer !== plan.offer) return invoice;
  const paid = withInstallment(plan, installment.index, ({ chargingId, failure: _, ...one }) => ({
    ...one,
    paidMinor:
      (one.paidMinor ?? 0) + Math.min(taken, one.amountMinor - (one.paidMinor ?? 0) - (one.waived?.amountMinor ?? 0)),
    ...(chargingId && chargingId !== orderId && { chargingId }),
  }));
  if (installment.does !== 'accept' || taken === 0 || plan.accepted) return { ...invoice, plan: paid };
  const { savedCard, card, consent, userId: byId, paidAt = order.createdAt, stripeId, createdAt: at } = order;
  if (!savedCard || !card) return { ...invoice, plan: paid };
  const agreed = accepted(paid, { at: paidAt, byId, isAutomatic: true });
  return {
    ...invoice,
    plan: { ...agreed, card },
    savedCard: { ...savedCard, stripeId, at, ...(consent && { consent }) },
  };
}
