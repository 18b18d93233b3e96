import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { idOf } from '../core/objects.ts';
import { Bool, Currency, Int, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import type { World } from '../core/world.ts';
import { refuseAmount } from './amounts.ts';
import { confirmPayment } from './confirm.ts';
import { makeIntent } from './make-intent.ts';
import { findPaymentMethod } from './payment-methods.ts';

const Confirm = {
  payment_method: z.string().optional(),
  off_session: Bool.optional(),
  return_url: z.string().optional(),
};
const Change = {
  customer: z.string().optional(),
  description: z.string().max(1000).optional(),
  metadata: Metadata.optional(),
  receipt_email: z.string().optional(),
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  application_fee_amount: Int.optional(),
};
const Create = z.strictObject({
  ...Confirm,
  ...Change,
  amount: Int,
  currency: Currency,
  confirm: Bool.default(false),
  error_on_requires_action: Bool.optional(),
  payment_method_types: z.array(z.string()).optional(),
  automatic_payment_methods: z.strictObject({ enabled: Bool, allow_redirects: z.string().optional() }).optional(),
  statement_descriptor_suffix: z.string().optional(),
  transfer_group: z.string().optional(),
});

function create(call: Call): Stripe.PaymentIntent {
  const fields = readParams(call, Create);
  const intent = makeIntent(call.world, call.scope, {
    ...fields,
    applicationFee: fields.application_fee_amount,
    receiptEmail: fields.receipt_email,
    futureUsage: fields.setup_future_usage,
  });
  const method = fields.payment_method;
  if (fields.confirm) return confirm(call, intent, fields);
  if (!method) return intent;
  const found = findPaymentMethod(call.world, call.scope, method);
  return call.world.store.put(call.scope, { ...intent, payment_method: found.id, status: 'requires_confirmation' });
}

function confirm(
  { world, scope }: Call,
  intent: Stripe.PaymentIntent,
  fields: z.output<z.ZodObject<typeof Confirm>>,
): Stripe.PaymentIntent {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw invalid(
      `This PaymentIntent's status is ${intent.status}, so it cannot be confirmed.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  const method = fields.payment_method ?? idOf(intent.payment_method);
  if (!method)
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_method',
      'payment_intent_unexpected_state',
    );
  const { off_session: offSession = false, return_url: returnUrl } = fields;
  return confirmPayment(world, scope, intent, findPaymentMethod(world, scope, method), { offSession, returnUrl });
}

function update(call: Call): Stripe.PaymentIntent {
  const { amount, metadata, ...fields } = readParams(
    call,
    z.strictObject({ ...Change, amount: Int.optional(), payment_method: z.string().optional() }),
  );
  const { world, scope, id } = call;
  const intent = world.store.get(scope, 'payment_intent', id);
  const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
  if (isOver && (amount !== undefined || fields.application_fee_amount !== undefined))
    throw invalid(
      `This PaymentIntent's amount could not be updated: its status is ${intent.status}.`,
      'amount',
      'payment_intent_unexpected_state',
    );
  if (amount !== undefined) refuseAmount(amount, intent.currency);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const { metadata: before } = intent;
  return world.store.put(scope, {
    ...intent,
    ...given,
    amount: amount ?? intent.amount,
    metadata: mergedMetadata(before, metadata),
  });
}

/** @throws {StripeProblem} when it is paid, or being paid */
export function cancelIntent(
  { store, emit, now }: World,
  scope: string,
  id: string,
  reason: string | null = null,
): Stripe.PaymentIntent {
  const intent = store.get(scope, 'payment_intent', id);
  if (['succeeded', 'processing', 'canceled'].includes(intent.status))
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  const canceled = store.put<Stripe.PaymentIntent>(scope, {
    ...intent,
    status: 'canceled',
    canceled_at: now(),
    cancellation_reason: reason as Stripe.PaymentIntent.CancellationReason | null,
    next_action: null,
  });
  emit(scope, 'payment_intent.canceled', canceled);
  return canceled;
}

export const paymentIntentRoutes: Routes = {
  'POST /v1/payment_intents': create,
  'GET /v1/payment_intents': (call) => {
    const { customer, ...page } = readParams(call, z.strictObject({ ...paging, customer: z.string().optional() }));
    return listPage(call, 'payment_intent', page, (each) => !customer || idOf(each.customer) === customer);
  },
  'GET /v1/payment_intents/{id}': ({ world, scope, id }) => world.store.get(scope, 'payment_intent', id),
  'POST /v1/payment_intents/{id}': update,
  'POST /v1/payment_intents/{id}/confirm': (call) =>
    confirm(
      call,
      call.world.store.get(call.scope, 'payment_intent', call.id),
      readParams(call, z.strictObject(Confirm)),
    ),
  'POST /v1/payment_intents/{id}/cancel': (call) => {
    const { cancellation_reason: reason } = readParams(
      call,
      z.strictObject({ cancellation_reason: z.string().optional() }),
    );
    return cancelIntent(call.world, call.scope, call.id, reason ?? null);
  },
};
