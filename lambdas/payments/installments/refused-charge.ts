import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Decline } from '#shared/payments/cards/declines.ts';
import { installmentFailed } from '#shared/payments/installments/messages.ts';
import { afterTry } from '#shared/payments/installments/next-steps.ts';
import { type PaymentPlan, withInstallment } from '#shared/payments/installments/payment-plan.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';

/** An invoice after its saved card did not pay an installment: it stays due. */
export function afterRefusal(
  invoice: StoredInvoice,
  plan: PaymentPlan,
  index: number,
  refusal: Decline,
  now: Date,
): StoredInvoice {
  const on = now.toISOString().slice(0, 10);
  const refused = withInstallment(plan, index, ({ chargingId: _, ...one }) => ({
    ...afterTry(one, on),
    failure: { ...refusal, on },
  }));
  return { ...invoice, plan: refused };
}

/** The fact of it; the same for the same try. */
export function failedFact(
  { invoiceId }: Pick<StoredInvoice, 'invoiceId'>,
  plan: PaymentPlan,
  index: number,
  now: Date,
) {
  const { offer, installments } = plan;
  const tries = installments[index]?.tries ?? 0;
  const messageId = idFrom('message', installmentFailed.name, invoiceId, String(offer), String(index), String(tries));
  return factRow(installmentFailed, messageId, now, { invoiceId, offer, index, tries });
}
