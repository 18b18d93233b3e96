import type Stripe from 'stripe';
import { makeInvoice, markPaid } from '../billing/invoices.ts';
import { firstCharges, makeSubscription } from '../billing/make-subscription.ts';
import { begin } from '../billing/subscriptions.ts';
import { idOf } from '../core/objects.ts';
import { invalid } from '../core/problem.ts';
import type { World } from '../core/world.ts';
import { authenticate, confirmPayment } from '../payments/confirm.ts';
import { makeCustomer } from '../payments/customers.ts';
import { makeIntent } from '../payments/make-intent.ts';
import { attach, makePaymentMethod } from '../payments/payment-methods.ts';
import { authenticateSetup, confirmSetup, makeSetupIntent } from '../payments/setup-intents.ts';
import type { TestCard } from '../payments/test-cards.ts';

type Session = Stripe.Checkout.Session;

/** What a payer enters on the checkout page. */
export interface Paying {
  /** A test card, or a card that the customer has saved. */
  readonly card: TestCard | { readonly saved: string };
  readonly email: string;
  readonly name: string;
  readonly saves: boolean;
}

/** Where the payer's browser goes next. */
export type Next = { readonly done: Session } | { readonly authenticate: string };

/** Presses "Pay". @throws {StripeProblem} 402 when the card is declined: the session stays open */
export function paySession(world: World, scope: string, id: string, paying: Paying): Next {
  const session = openSession(world, scope, id);
  const customer = customerOf(world, scope, session, paying);
  const method =
    'saved' in paying.card
      ? world.store.get(scope, 'payment_method', paying.card.saved)
      : makePaymentMethod(world, scope, paying.card, paying);
  const { email, name } = paying;
  const details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  } satisfies Stripe.Checkout.Session.CustomerDetails;
  const known = world.store.put<Session>(scope, { ...session, customer: customer ?? null, customer_details: details });
  return isFree(known) ? saveCard(world, scope, known, method) : takePayment(world, scope, known, method, paying.saves);
}

/** Nothing is due now: a card is saved for later. */
const isFree = ({ mode, amount_total: amount }: Session) =>
  mode === 'setup' || (mode === 'subscription' && amount === 0);

function openSession({ store, now }: World, scope: string, id: string): Session {
  const session = store.get(scope, 'checkout.session', id);
  if (session.status === 'open' && session.expires_at > now()) return session;
  throw invalid('This Checkout Session has expired or is complete.');
}

function customerOf(world: World, scope: string, session: Session, { email, name, saves }: Paying): string | undefined {
  const known = idOf(session.customer);
  if (known) return known;
  const isNeeded = saves || session.customer_creation === 'always' || session.mode !== 'payment';
  return isNeeded ? makeCustomer(world, scope, { email, name }).id : undefined;
}

function takePayment(
  world: World,
  scope: string,
  session: Session,
  method: Stripe.PaymentMethod,
  saves: boolean,
): Next {
  const { payment = {} } = world.store.fact('order', session.id) ?? {};
  const customer = idOf(session.customer);
  const begun = world.store.find(scope, 'payment_intent', idOf(session.payment_intent) ?? '');
  const intent =
    begun ??
    makeIntent(world, scope, {
      ...payment,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      customer,
      applicationFee: payment.application_fee_amount,
      receiptEmail: payment.receipt_email,
      futureUsage: usageOf(session, payment.setup_future_usage, saves),
    });
  world.store.setFact('session', intent.id, session.id);
  world.store.put<Session>(scope, { ...session, payment_intent: intent.id });
  const owned = customer && idOf(method.customer) === null && saves ? attach(world, scope, method, customer) : method;
  const tried = confirmPayment(world, scope, intent, owned, { returnUrl: session.success_url ?? undefined });
  return afterTry(world, scope, session.id, tried);
}

function usageOf({ mode }: Session, asked: 'on_session' | 'off_session' | undefined, saves: boolean) {
  if (mode === 'subscription') return 'off_session';
  return asked ?? (saves ? 'on_session' : undefined);
}

function afterTry(world: World, scope: string, sessionId: string, intent: Stripe.PaymentIntent): Next {
  if (intent.status === 'requires_action') return { authenticate: intent.id };
  return { done: complete(world, scope, sessionId, intent.status === 'succeeded' ? 'paid' : 'unpaid') };
}

function saveCard(world: World, scope: string, session: Session, method: Stripe.PaymentMethod): Next {
  const { setupMetadata: metadata } = world.store.fact('order', session.id) ?? {};
  const intent = makeSetupIntent(world, scope, { customer: idOf(session.customer), metadata });
  world.store.setFact('session', intent.id, session.id);
  world.store.put<Session>(scope, { ...session, setup_intent: intent.id });
  const tried = confirmSetup(world, scope, intent, method);
  if (tried.status === 'requires_action') return { authenticate: tried.id };
  return { done: complete(world, scope, session.id, 'no_payment_required') };
}

/** What the payer did on the page of their bank. @throws {StripeProblem} 402, and the session stays open */
export function authenticateSession(world: World, id: string, isDone: boolean): Next | { readonly returnTo: string } {
  const found = world.store.findAny(id);
  const sessionId = world.store.fact('session', id);
  if (found?.object.object === 'setup_intent') {
    authenticateSetup(world, found.scope, found.object, isDone);
    return sessionId ? { done: complete(world, found.scope, sessionId, 'no_payment_required') } : { returnTo: '' };
  }
  if (found?.object.object !== 'payment_intent' || found.object.status !== 'requires_action')
    throw invalid('This payment does not wait for authentication.');
  const returnTo = found.object.next_action?.redirect_to_url?.return_url ?? '';
  const tried = authenticate(world, found.scope, found.object, isDone);
  return sessionId ? afterTry(world, found.scope, sessionId, tried) : { returnTo };
}

/** The session is over; whether the money has come is another question. */
function complete(world: World, scope: string, id: string, paymentStatus: Session['payment_status']): Session {
  const open = world.store.get(scope, 'checkout.session', id);
  const session = open.mode === 'subscription' ? subscribe(world, scope, open) : open;
  const done = world.store.put<Session>(scope, {
    ...session,
    status: 'complete',
    payment_status: paymentStatus,
    url: null,
  });
  world.emit(scope, 'checkout.session.completed', done);
  return done;
}

/** What was bought begins, and its first invoice is what was just paid. */
function subscribe(world: World, scope: string, session: Session): Session {
  const { store } = world;
  const { subscription: wanted = {} } = store.fact('order', session.id) ?? {};
  const price = store.fact('lines', session.id)?.find((line) => line.price?.recurring)?.price;
  const customer = idOf(session.customer);
  if (!price || !customer) throw invalid('The session has no recurring price.');
  const intent = store.find(scope, 'payment_intent', idOf(session.payment_intent) ?? '');
  const setup = store.find(scope, 'setup_intent', idOf(session.setup_intent) ?? '');
  const made = makeSubscription(world, scope, {
    customer,
    price,
    method: idOf((intent ?? setup)?.payment_method),
    metadata: wanted.metadata,
    trialDays: wanted.trial_period_days,
  });
  const invoice = makeInvoice(world, scope, made, firstCharges(world, scope, made), 'subscription_create');
  if (invoice.status === 'open') markPaid(world, scope, invoice, intent?.id);
  begin(world, scope, made, invoice.id);
  // A session of this kind names its subscription and invoice, and not the payment.
  return { ...session, subscription: made.id, invoice: invoice.id, payment_intent: null };
}

/** The bank has answered for a payment that a session began. */
export function settleSession(world: World, scope: string, intent: Stripe.PaymentIntent): void {
  const id = world.store.fact('session', intent.id);
  if (!id) return;
  const session = world.store.get(scope, 'checkout.session', id);
  const isPaid = intent.status === 'succeeded';
  const settled = world.store.put<Session>(scope, { ...session, payment_status: isPaid ? 'paid' : 'unpaid' });
  world.emit(
    scope,
    isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    settled,
  );
}

/** `{CHECKOUT_SESSION_ID}` in the address becomes the session's id. */
export const successAddress = ({ success_url: url, id }: Session): string =>
  (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
