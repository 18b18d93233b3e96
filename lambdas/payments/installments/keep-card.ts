import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { planCardSaved } from '#shared/payments/installments/messages.ts';
import { withCard } from '#shared/payments/installments/payment-plan.ts';
import type { CardSaved, KeepCard } from '../cards/card-saved.ts';
import { type InvoiceStore, rowOf, type StoredInvoice } from '../invoices/invoice-store.ts';

/** A payer saved another card for a plan: from now on that one is charged. */
export const keepCardOfPlan =
  (invoices: Pick<InvoiceStore, 'find'>): KeepCard =>
  async (invoiceId, saved, { now }) => {
    const invoice = await invoices.find(invoiceId);
    const next = invoice && withSaved(invoice, saved);
    if (!next) return () => [];
    const messageId = idFrom('message', planCardSaved.name, invoiceId, saved.paymentMethodId);
    return (rows) => [
      rows.invoice
        .put(rowOf({ ...next, version: invoice.version + 1 }))
        .where(({ version }, { eq }) => eq(version, invoice.version))
        .commit(),
      rows.outbox.put(factRow(planCardSaved, messageId, now, { invoiceId })).commit(),
    ];
  };

/** The invoice with another card; undefined where it has this one, or one that was begun later. */
function withSaved(invoice: StoredInvoice, { card, ...saved }: CardSaved): StoredInvoice | undefined {
  const { plan, savedCard } = invoice;
  if (!plan?.accepted || savedCard?.stripeId !== saved.stripeId || seconds(savedCard.at) > seconds(saved.at))
    return undefined;
  if (saved.paymentMethodId === savedCard.paymentMethodId) return undefined;
  return { ...invoice, plan: withCard(plan, card), savedCard: { ...savedCard, ...saved } };
}

/** The provider counts in seconds. */
const seconds = (at: string): string => at.slice(0, 19);
