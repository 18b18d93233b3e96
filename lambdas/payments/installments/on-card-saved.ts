import type Stripe from 'stripe';
import * as z from 'zod';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { planCardSaved } from '#shared/payments/installments/messages.ts';
import { withCard } from '#shared/payments/installments/payment-plan.ts';
import { type InvoiceStore, rowOf, type StoredInvoice } from '../invoices/invoice-store.ts';
import type { Effect } from '../webhooks/effect.ts';

const Sent = z.looseObject({
  id: z.string(),
  mode: z.string().optional(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** A payer finished the page on which they save another card for a plan: from now on that one is charged. */
export function createOnCardSaved(invoices: Pick<InvoiceStore, 'find'>): Effect {
  return async ({ object }, { seller, provider, now }) => {
    if (!seller) return 'unknown';
    const { id, mode, metadata } = Sent.parse(object);
    const invoice = mode === 'setup' && metadata?.invoiceId ? await invoices.find(metadata.invoiceId) : undefined;
    if (!invoice?.plan?.accepted || invoice.savedCard?.stripeId !== seller.stripeId) return () => [];
    const session = await provider.stripe.checkout.sessions.retrieve(
      id,
      { expand: ['setup_intent.payment_method'] },
      { stripeAccount: seller.stripeId },
    );
    const next = withSaved(invoice, session);
    if (!next) return () => [];
    const messageId = idFrom('message', planCardSaved.name, id);
    return (rows) => [
      rows.invoice
        .put(rowOf({ ...next, version: invoice.version + 1 }))
        .where(({ version }, { eq }) => eq(version, invoice.version))
        .commit(),
      rows.outbox.put(factRow(planCardSaved, messageId, now, { invoiceId: invoice.invoiceId })).commit(),
    ];
  };
}

/** The invoice with the card of a page; undefined where the page saved none, or one that was begun later is saved already. */
function withSaved(invoice: StoredInvoice, session: Stripe.Checkout.Session): StoredInvoice | undefined {
  const { plan, savedCard } = invoice;
  const { setup_intent: made } = session;
  const at = new Date(session.created * 1000).toISOString();
  if (!plan || !savedCard || seconds(savedCard.at) > seconds(at) || !made || typeof made === 'string') return undefined;
  const { payment_method: method, status } = made;
  if (status !== 'succeeded' || !method || typeof method === 'string' || !method.card) return undefined;
  if (method.id === savedCard.paymentMethodId) return undefined;
  const { brand, last4 } = method.card;
  return {
    ...invoice,
    plan: withCard(plan, { brand, last4 }),
    savedCard: { ...savedCard, paymentMethodId: method.id, at },
  };
}

/** The provider counts in seconds. */
const seconds = (at: string): string => at.slice(0, 19);
