import * as z from 'zod';
import { PriceData } from '../billing/prices.ts';
import { Bool, Currency, Int, Metadata } from '../core/params.ts';

/** What a checkout session is asked to make when it is paid. */
const Payment = z.strictObject({
  application_fee_amount: Int.optional(),
  description: z.string().max(1000).optional(),
  metadata: Metadata.optional(),
  receipt_email: z.string().optional(),
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  statement_descriptor_suffix: z.string().optional(),
  transfer_group: z.string().optional(),
});
const Subscription = z.strictObject({
  application_fee_percent: z.string().transform(Number).optional(),
  billing_cycle_anchor: Int.optional(),
  description: z.string().optional(),
  metadata: Metadata.optional(),
  trial_period_days: Int.optional(),
  trial_end: Int.optional(),
});

/** https://docs.stripe.com/api/checkout/sessions/create, as far as it is known on one machine. */
export const CreateSession = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: z
    .array(
      z.strictObject({
        price: z.string().optional(),
        price_data: PriceData.optional(),
        quantity: Int.pipe(z.int().min(1)).default(1),
        metadata: Metadata.optional(),
      }),
    )
    .max(100)
    .optional(),
  success_url: z.string().regex(/^https?:\/\/\S+$/),
  cancel_url: z
    .string()
    .regex(/^https?:\/\/\S+$/)
    .optional(),
  expires_at: Int.optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: z.string().max(200).optional(),
  currency: Currency.optional(),
  metadata: Metadata.optional(),
  locale: z.string().optional(),
  submit_type: z.string().optional(),
  payment_method_types: z.array(z.string()).optional(),
  allowed_payment_method_types: z.array(z.string()).optional(),
  payment_method_collection: z.string().optional(),
  payment_intent_data: Payment.optional(),
  setup_intent_data: z.strictObject({ metadata: Metadata.optional(), description: z.string().optional() }).optional(),
  subscription_data: Subscription.optional(),
  allow_promotion_codes: Bool.optional(),
  automatic_tax: z.strictObject({ enabled: Bool }).optional(),
  billing_address_collection: z.string().optional(),
  saved_payment_method_options: z
    .strictObject({
      payment_method_save: z.string().optional(),
      allow_redisplay_filters: z.array(z.string()).optional(),
    })
    .optional(),
  ui_mode: z.literal('hosted_page').optional(),
});
export type CreateSession = z.output<typeof CreateSession>;
