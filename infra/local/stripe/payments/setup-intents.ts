import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { newId, randomText } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Bool, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid, StripeProblem } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { application, platform, type World } from '../core/world.ts';
import { setupDeclineOf } from './declines.ts';
import { attach, behaviorOf, findPaymentMethod } from './payment-methods.ts';

interface SetupFields {
  readonly customer?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly usage?: 'on_session' | 'off_session' | undefined;
}

export function makeSetupIntent(
  { store, now, emit }: World,
  scope: string,
  { customer, metadata, usage = 'off_session' }: SetupFields,
): Stripe.SetupIntent {
  if (customer) store.get(scope, 'customer', customer);
  const id = newId('seti');
  const intent = store.put(scope, {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: scope === platform ? null : application,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: now(),
    customer: customer ?? null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: mergedMetadata({}, metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage,
  } satisfies Stripe.SetupIntent);
  emit(scope, 'setup_intent.created', intent);
  return intent;
}

/** @throws {StripeProblem} 402 when the card cannot be saved */
export function confirmSetup(
  world: World,
  scope: string,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Stripe.SetupIntent {
  const behavior = behaviorOf(world, method);
  const refusal = setupDeclineOf(behavior);
  if (refusal) throw declined(world, scope, intent, method, refusal.message);
  const withMethod: Stripe.SetupIntent = { ...intent, payment_method: method.id };
  if (behavior === 'authenticatesOnce' || behavior === 'authenticatesAlways') {
    const url = world.pageAt(`authenticate/${intent.id}`);
    const next: Stripe.SetupIntent.NextAction = { type: 'redirect_to_url', redirect_to_url: { return_url: null, url } };
    const asking = world.store.put<Stripe.SetupIntent>(scope, {
      ...withMethod,
      status: 'requires_action',
      next_action: next,
    });
    world.emit(scope, 'setup_intent.requires_action', asking);
    return asking;
  }
  return finishSetup(world, scope, withMethod, method);
}

function finishSetup(
  world: World,
  scope: string,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Stripe.SetupIntent {
  const customer = idOf(intent.customer);
  if (customer) attach(world, scope, method, customer);
  const done = world.store.put<Stripe.SetupIntent>(scope, { ...intent, status: 'succeeded', next_action: null });
  world.emit(scope, 'setup_intent.succeeded', done);
  return done;
}

/** What the payer did on the page of their bank. @throws {StripeProblem} 402 */
export function authenticateSetup(
  world: World,
  scope: string,
  intent: Stripe.SetupIntent,
  isDone: boolean,
): Stripe.SetupIntent {
  const method = world.store.get(scope, 'payment_method', idOf(intent.payment_method) ?? '');
  if (!isDone) throw declined(world, scope, intent, method, 'We are unable to authenticate your payment method.');
  return finishSetup(world, scope, intent, method);
}

function declined(
  { store, emit }: World,
  scope: string,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  message: string,
): StripeProblem {
  const failed = store.put<Stripe.SetupIntent>(scope, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: { type: 'card_error', code: 'card_declined', message },
  });
  emit(scope, 'setup_intent.setup_failed', failed);
  return new StripeProblem(
    402,
    message,
    { code: 'card_declined', setup_intent: failed, payment_method: method },
    'card_error',
  );
}

const Create = z.strictObject({
  customer: z.string().optional(),
  metadata: Metadata.optional(),
  usage: z.enum(['on_session', 'off_session']).optional(),
  confirm: Bool.default(false),
  payment_method: z.string().optional(),
  payment_method_types: z.array(z.string()).optional(),
  automatic_payment_methods: z.strictObject({ enabled: Bool, allow_redirects: z.string().optional() }).optional(),
});

function confirm({ world, scope }: Call, intent: Stripe.SetupIntent, method: string | undefined): Stripe.SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid(`This SetupIntent's status is ${intent.status}.`, undefined, 'setup_intent_unexpected_state');
  const chosen = method ?? idOf(intent.payment_method);
  if (!chosen) throw invalid('A payment method is missing.', 'payment_method', 'setup_intent_unexpected_state');
  return confirmSetup(world, scope, intent, findPaymentMethod(world, scope, chosen));
}

export const setupIntentRoutes: Routes = {
  'POST /v1/setup_intents': (call) => {
    const fields = readParams(call, Create);
    const intent = makeSetupIntent(call.world, call.scope, fields);
    return fields.confirm ? confirm(call, intent, fields.payment_method) : intent;
  },
  'GET /v1/setup_intents': (call) => listPage(call, 'setup_intent', readParams(call, z.strictObject(paging))),
  'GET /v1/setup_intents/{id}': ({ world, scope, id }) => world.store.get(scope, 'setup_intent', id),
  'POST /v1/setup_intents/{id}/confirm': (call) => {
    const { payment_method: method } = readParams(call, z.strictObject({ payment_method: z.string().optional() }));
    return confirm(call, call.world.store.get(call.scope, 'setup_intent', call.id), method);
  },
  'POST /v1/setup_intents/{id}/cancel': ({ world, scope, id }) => {
    const intent = world.store.get(scope, 'setup_intent', id);
    if (intent.status === 'succeeded')
      throw invalid('This SetupIntent has succeeded.', undefined, 'setup_intent_unexpected_state');
    const canceled = world.store.put<Stripe.SetupIntent>(scope, { ...intent, status: 'canceled', next_action: null });
    world.emit(scope, 'setup_intent.canceled', canceled);
    return canceled;
  },
};
