import type Stripe from 'stripe';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { mergedMetadata } from '../core/params.ts';
import { application, daySeconds, platform, type World } from '../core/world.ts';
import { nameOf } from './prices.ts';
import { type Charge, periodEnd, periodOf } from './proration.ts';

/** What no subscription of this provider has. */
const unset = {
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
} satisfies Partial<Stripe.Subscription>;

interface NewSubscription {
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly method?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly trialDays?: number | undefined;
}

/** A subscription that has begun; whether its first invoice is paid is for the caller to see to. */
export function makeSubscription(world: World, scope: string, wanted: NewSubscription): Stripe.Subscription {
  const { store, now } = world;
  const id = newId('sub');
  const start = now();
  const trialEnd = wanted.trialDays ? start + wanted.trialDays * daySeconds : null;
  const end = trialEnd ?? periodEnd(start, wanted.price);
  const item = itemOf(id, wanted.price, { start, end, created: start });
  const subscription = store.put(scope, {
    ...unset,
    id,
    object: 'subscription',
    application: scope === platform ? null : application,
    billing_cycle_anchor: trialEnd ?? start,
    created: start,
    currency: wanted.price.currency,
    customer: wanted.customer,
    default_payment_method: wanted.method ?? null,
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    metadata: mergedMetadata({}, wanted.metadata),
    start_date: start,
    status: trialEnd ? 'trialing' : 'incomplete',
    trial_end: trialEnd,
    trial_start: trialEnd ? start : null,
  } satisfies Stripe.Subscription);
  store.schedule({ at: end, kind: 'renew', scope, id });
  return subscription;
}

export function itemOf(
  subscription: string,
  price: Stripe.Price,
  { start, end, created, id = newId('si') }: { start: number; end: number; created: number; id?: string },
): Stripe.SubscriptionItem {
  return {
    id,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

const planOf = ({
  id,
  active,
  created,
  currency,
  product,
  recurring,
  unit_amount: amount,
  nickname,
}: Stripe.Price): Stripe.Plan => ({
  id,
  object: 'plan',
  active,
  amount,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  created,
  currency,
  interval: recurring?.interval ?? 'month',
  interval_count: recurring?.interval_count ?? 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname,
  product: idOf(product) ?? null,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

/** What the period costs that begins with the subscription's present one. */
export function firstCharges(
  world: World,
  scope: string,
  { items: { data }, trial_end: trial }: Stripe.Subscription,
): Charge[] {
  const [item] = data;
  if (!item) return [];
  const charge = periodOf(item.price, item.current_period_start, nameOf(world, scope, item.price));
  return trial
    ? [{ ...charge, amount: 0, description: `Trial period for ${nameOf(world, scope, item.price)}` }]
    : [charge];
}
