import type Stripe from 'stripe';
import { productName } from '#shared/product.ts';
import { newId, randomText } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import type { World } from '../core/world.ts';
import type { Charge } from './proration.ts';

/** What no invoice of this provider has. */
const unset = {
  account_country: 'US',
  account_name: productName,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

/** An invoice as it would be; nothing is kept. @param balance of the customer, negative where they have credit */
export function draftInvoice(
  { now, pageAt }: World,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
  charges: readonly Charge[],
  reason: Reason,
): Stripe.Invoice {
  const id = newId(reason === 'upcoming' ? 'upcoming_in' : 'in');
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  const lines = charges.map((charge) => lineOf(charge, id, subscription));
  return {
    ...unset,
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason === 'upcoming' ? 'upcoming' : reason,
    collection_method: 'charge_automatically',
    created: now(),
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    effective_at: now(),
    ending_balance: Math.min(0, total + customer.balance),
    hosted_invoice_url: pageAt(`invoices/${id}`),
    invoice_pdf: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    number: `${customer.invoice_prefix ?? 'ROVERS'}-${randomText(6).toUpperCase()}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: now(),
    period_start: subscription.items.data[0]?.current_period_start ?? now(),
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { finalized_at: now(), marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  } satisfies Stripe.Invoice;
}

function lineOf(
  { amount, description, price, period, isProration }: Charge,
  invoice: string,
  subscription: Stripe.Subscription,
): Stripe.InvoiceLineItem {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: idOf(price.product) ?? '' },
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
