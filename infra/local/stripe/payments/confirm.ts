import type Stripe from 'stripe';
import { idOf } from '../core/objects.ts';
import { StripeProblem } from '../core/problem.ts';
import { daySeconds, type World } from '../core/world.ts';
import { type Decline, makeCharge, takeMoney } from './charges.ts';
import { accountClosed, authenticationFailed, authenticationRequired, declineOf } from './declines.ts';
import { attach, behaviorOf } from './payment-methods.ts';
import type { CardBehavior } from './test-cards.ts';

const settlesSeconds = 3 * daySeconds;

const asksFirst = (behavior: CardBehavior) => behavior === 'authenticatesOnce' || behavior === 'authenticatesAlways';

interface Confirmation {
  /** The payer is not there. */
  readonly offSession?: boolean;
  readonly returnUrl?: string | undefined;
}

/** Takes the money, asks for authentication, or is declined. @throws {StripeProblem} 402 when it is declined */
export function confirmPayment(
  world: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { offSession = false, returnUrl }: Confirmation = {},
): Stripe.PaymentIntent {
  const behavior = behaviorOf(world, method);
  const withMethod = { ...intent, payment_method: method.id, payment_method_types: [method.type] };
  if (asksFirst(behavior)) {
    if (offSession) throw decline(world, scope, withMethod, method, authenticationRequired);
    return askForAuthentication(world, scope, withMethod, returnUrl);
  }
  return capture(world, scope, withMethod, method);
}

function askForAuthentication(
  { store, emit, pageAt }: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  returnUrl: string | undefined,
) {
  const url = pageAt(`authenticate/${intent.id}`);
  const asking = store.put<Stripe.PaymentIntent>(scope, {
    ...intent,
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl ?? null, url } },
  });
  emit(scope, 'payment_intent.requires_action', asking);
  return asking;
}

/** What the payer did on the page of their bank. @throws {StripeProblem} 402 */
export function authenticate(
  world: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  isDone: boolean,
): Stripe.PaymentIntent {
  const method = world.store.get(scope, 'payment_method', idOf(intent.payment_method) ?? '');
  const after = { ...intent, next_action: null };
  if (!isDone) throw decline(world, scope, after, method, authenticationFailed);
  return capture(world, scope, after, method);
}

function capture(
  world: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const behavior = behaviorOf(world, method);
  const refusal = declineOf(behavior);
  if (refusal) throw decline(world, scope, intent, method, refusal);
  const kept = keepMethod(world, scope, intent, method);
  if (behavior === 'settlesLater' || behavior === 'failsLater') return processLater(world, scope, intent, kept);
  return succeed(world, scope, intent, kept, makeCharge(world, scope, intent, kept, { status: 'succeeded' }));
}

function keepMethod(
  world: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentMethod {
  const customer = idOf(intent.customer);
  return customer && intent.setup_future_usage ? attach(world, scope, method, customer) : method;
}

function processLater(world: World, scope: string, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const { store, emit, now } = world;
  const charge = makeCharge(world, scope, intent, method, { status: 'pending' });
  const processing = store.put<Stripe.PaymentIntent>(scope, {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
  });
  emit(scope, 'charge.pending', charge);
  emit(scope, 'payment_intent.processing', processing);
  store.schedule({ at: now() + settlesSeconds, kind: 'settlePayment', scope, id: intent.id });
  return processing;
}

function succeed(
  world: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  charge: Stripe.Charge,
): Stripe.PaymentIntent {
  const paid = takeMoney(world, scope, charge, method);
  const done = world.store.put<Stripe.PaymentIntent>(scope, {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: paid.id,
    last_payment_error: null,
    next_action: null,
  });
  world.emit(scope, 'payment_intent.succeeded', done);
  return done;
}

/** The bank has answered for a payment that was processing; nothing when it had answered before. */
export function settlePayment(world: World, scope: string, id: string): Stripe.PaymentIntent | undefined {
  const { store, emit } = world;
  const intent = store.get(scope, 'payment_intent', id);
  const charge = store.find(scope, 'charge', idOf(intent.latest_charge) ?? '');
  if (intent.status !== 'processing' || !charge) return undefined;
  const method = store.get(scope, 'payment_method', idOf(intent.payment_method) ?? '');
  if (behaviorOf(world, method) === 'settlesLater') return succeed(world, scope, intent, method, charge);
  const { code, message } = accountClosed;
  const failed = store.put<Stripe.Charge>(scope, {
    ...charge,
    status: 'failed',
    failure_code: code,
    failure_message: message,
  });
  emit(scope, 'charge.failed', failed);
  return fail(world, scope, intent, method, accountClosed, failed);
}

function fail(
  { store, emit }: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { code, declineCode, message }: Decline,
  charge: Stripe.Charge,
) {
  const failed = store.put<Stripe.PaymentIntent>(scope, {
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge.id,
    payment_method: null,
    last_payment_error: {
      type: 'card_error',
      code: code as Stripe.PaymentIntent.LastPaymentError.Code,
      message,
      charge: charge.id,
      payment_method: method,
      ...(declineCode && { decline_code: declineCode }),
    },
  });
  emit(scope, 'payment_intent.payment_failed', failed);
  return failed;
}

function decline(
  world: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  why: Decline,
): StripeProblem {
  const charge = makeCharge(world, scope, intent, method, { status: 'failed', decline: why });
  world.emit(scope, 'charge.failed', charge);
  const failed = fail(world, scope, intent, method, why, charge);
  const { code, declineCode, message } = why;
  return new StripeProblem(
    402,
    message,
    { code, payment_intent: failed, payment_method: method, ...(declineCode && { decline_code: declineCode }) },
    'card_error',
  );
}
