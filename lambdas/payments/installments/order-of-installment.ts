import type { PaymentPlan } from '#shared/payments/installments/payment-plan.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';

/** `Spring fee, deposit` or `Spring fee, 2 of 3`. */
function titleOf(title: string, { installments }: Pick<PaymentPlan, 'installments'>, index: number): string {
  const hasDeposit = installments[0]?.isDeposit === true;
  if (hasDeposit && index === 0) return `${title}, deposit`;
  const before = hasDeposit ? 1 : 0;
  return `${title}, ${index + 1 - before} of ${installments.length - before}`;
}

/** An invoice as if only one of its installments were owed: an order for it is made as for any other. */
export const installmentAsInvoice = (
  invoice: StoredInvoice,
  plan: PaymentPlan,
  index: number,
  restMinor: number,
): StoredInvoice => ({
  ...invoice,
  title: titleOf(invoice.title, plan, index),
  status: 'open',
  totalMinor: restMinor,
  paidMinor: 0,
  waivedMinor: 0,
});
