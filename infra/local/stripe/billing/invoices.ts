import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { readParams } from '../core/params.ts';
import { invalid, StripeProblem } from '../core/problem.ts';
import type { Routes } from '../core/routes.ts';
import type { World } from '../core/world.ts';
import { confirmPayment } from '../payments/confirm.ts';
import { makeIntent } from '../payments/make-intent.ts';
import { draftInvoice } from './make-invoice.ts';
import type { Charge } from './proration.ts';

/** Writes an invoice of a subscription; what the customer has as credit is used first. */
export function makeInvoice(
  world: World,
  scope: string,
  subscription: Stripe.Subscription,
  charges: readonly Charge[],
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
): Stripe.Invoice {
  const customer = world.store.get(scope, 'customer', idOf(subscription.customer) ?? '');
  const invoice = world.store.put(scope, draftInvoice(world, subscription, customer, charges, reason));
  world.store.put(scope, { ...customer, balance: invoice.ending_balance ?? 0 });
  world.emit(scope, 'invoice.created', invoice);
  world.emit(scope, 'invoice.finalized', invoice);
  return invoice.amount_due === 0 ? markPaid(world, scope, invoice, undefined) : invoice;
}

/** The money has come, or none was due. */
export function markPaid(
  world: World,
  scope: string,
  invoice: Stripe.Invoice,
  intent: string | undefined,
): Stripe.Invoice {
  const { store, emit, now } = world;
  const paid = store.put<Stripe.Invoice>(scope, {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now() },
  });
  if (intent) store.put(scope, paymentOf(invoice, intent, now()));
  emit(scope, 'invoice.paid', paid);
  emit(scope, 'invoice.payment_succeeded', paid);
  return paid;
}

const paymentOf = (
  { id, amount_due: amount, currency }: Stripe.Invoice,
  intent: string,
  now: number,
): Stripe.InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: amount,
  amount_requested: amount,
  created: now,
  currency,
  invoice: id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: now },
});

/** Takes what is due from a saved card, while the payer is away. @throws {StripeProblem} 402 when that is refused */
export function payInvoice(
  world: World,
  scope: string,
  invoice: Stripe.Invoice,
  method: string | undefined,
): Stripe.Invoice {
  const found = method ? world.store.find(scope, 'payment_method', method) : undefined;
  if (!found) throw failed(world, scope, invoice, 'This customer has no payment method.');
  const intent = makeIntent(world, scope, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    description: 'Subscription',
  });
  try {
    confirmPayment(world, scope, intent, found, { offSession: true });
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    throw failed(world, scope, invoice, error.message, error);
  }
  return markPaid(world, scope, invoice, intent.id);
}

function failed(
  { store, emit }: World,
  scope: string,
  invoice: Stripe.Invoice,
  message: string,
  problem?: StripeProblem,
): StripeProblem {
  const tried = store.put(scope, { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 });
  emit(scope, 'invoice.payment_failed', tried);
  return problem ?? new StripeProblem(402, message, { code: 'card_declined' }, 'card_error');
}

const List = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.string().optional(),
});

const subscriptionOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription);

export const invoiceRoutes: Routes = {
  'GET /v1/invoices': (call) => {
    const { customer, subscription, status, ...page } = readParams(call, List);
    return listPage(
      call,
      'invoice',
      page,
      (each) =>
        (!customer || idOf(each.customer) === customer) &&
        (!subscription || subscriptionOf(each) === subscription) &&
        (!status || each.status === status),
    );
  },
  'GET /v1/invoices/{id}': ({ world, scope, id }) => world.store.get(scope, 'invoice', id),
  'POST /v1/invoices/{id}/pay': (call) => {
    const { payment_method: method } = readParams(call, z.strictObject({ payment_method: z.string().optional() }));
    const { world, scope, id } = call;
    const invoice = world.store.get(scope, 'invoice', id);
    if (invoice.status !== 'open') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
    const customer = world.store.get(scope, 'customer', idOf(invoice.customer) ?? '');
    return payInvoice(world, scope, invoice, method ?? idOf(customer.invoice_settings.default_payment_method));
  },
  'GET /v1/invoice_payments': (call) => {
    const { invoice, ...page } = readParams(call, z.strictObject({ ...paging, invoice: z.string().optional() }));
    return listPage(call, 'invoice_payment', page, (each) => !invoice || idOf(each.invoice) === invoice);
  },
};
