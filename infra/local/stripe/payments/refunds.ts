import type Stripe from 'stripe';
import * as z from 'zod';
import { move, sumsOf } from '../balance/transactions.ts';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Bool, Int, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { daySeconds, type World } from '../core/world.ts';
import { feeShare, refundFee } from './application-fees.ts';
import type { CardBehavior } from './test-cards.ts';

const Create = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: Int.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: Bool.default(false),
  metadata: Metadata.optional(),
});

const settlesSeconds = 2 * daySeconds;

function chargeOf(
  { world: { store }, scope }: Call,
  { charge, payment_intent: intent }: z.output<typeof Create>,
): Stripe.Charge {
  if (charge) return store.get(scope, 'charge', charge);
  if (!intent)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const latest = idOf(store.get(scope, 'payment_intent', intent).latest_charge);
  const found = latest ? store.find(scope, 'charge', latest) : undefined;
  if (!found?.paid)
    throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, 'payment_intent');
  return found;
}

function create(call: Call): Stripe.Refund {
  const fields = readParams(call, Create);
  const { world, scope } = call;
  const charge = chargeOf(call, fields);
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  const amount = fields.amount ?? left;
  if (amount <= 0 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const status = statusOf(world, scope, charge, amount);
  const feeBack = fields.refund_application_fee ? feeShare(world, charge, amount) : 0;
  const refund = world.store.put(scope, {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: idOf(charge.customer) ?? null,
    customer_account: null,
    metadata: mergedMetadata({}, fields.metadata),
    payment_intent: idOf(charge.payment_intent) ?? null,
    payment_method: charge.payment_method,
    reason: fields.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: status.is,
    transfer_reversal: null,
    ...(status.because && { pending_reason: status.because }),
  } satisfies Stripe.Refund);
  return writeRefund(world, scope, charge, refund, feeBack);
}

/** A refund waits where the card says so, and where the account has nothing to pay it from. */
function statusOf(
  world: World,
  scope: string,
  charge: Stripe.Charge,
  amount: number,
): { is: string; because?: Stripe.Refund.PendingReason } {
  const sum = sumsOf(world, scope).get(charge.currency) ?? { available: 0, pending: 0 };
  if (sum.available + sum.pending < amount) return { is: 'pending', because: 'insufficient_funds' };
  return behavior(world, charge) === 'refundPends' ? { is: 'pending', because: 'processing' } : { is: 'succeeded' };
}

const behavior = ({ store }: World, charge: Stripe.Charge): CardBehavior =>
  store.fact('behavior', charge.payment_method ?? '') ?? 'pays';

function writeRefund(
  world: World,
  scope: string,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
  feeBack: number,
): Stripe.Refund {
  const { store, emit, now } = world;
  const isWaiting = refund.pending_reason === 'insufficient_funds';
  const made = isWaiting ? refund : pay(world, scope, refund, feeBack);
  if (isWaiting) store.setFact('feeBack', refund.id, feeBack);
  const refunded = charge.amount_refunded + refund.amount;
  const changed = store.put(scope, { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount });
  emit(scope, 'refund.created', made);
  emit(scope, 'charge.refunded', changed, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  const settlesByItself = made.status === 'pending' || behavior(world, charge) === 'refundFails';
  if (settlesByItself) store.schedule({ at: now() + settlesSeconds, kind: 'settleRefund', scope, id: made.id });
  return made;
}

/** The money leaves the account's balance. */
function pay(world: World, scope: string, refund: Stripe.Refund, feeBack: number): Stripe.Refund {
  const charge = world.store.get(scope, 'charge', idOf(refund.charge) ?? '');
  const fee = idOf(charge.application_fee);
  if (fee && feeBack > 0) refundFee(world, fee, feeBack);
  const moved = move(world, scope, {
    type: 'refund',
    category: 'refund',
    amount: -refund.amount,
    currency: refund.currency,
    source: refund.id,
    applicationFee: -feeBack,
  });
  return world.store.put(scope, { ...refund, balance_transaction: moved.id });
}

/** What became of a refund that took time. One that waits for money waits on while there is none. */
export function settleRefund(world: World, scope: string, id: string): Stripe.Refund {
  const { store, now, emit } = world;
  const refund = store.get(scope, 'refund', id);
  const charge = store.get(scope, 'charge', idOf(refund.charge) ?? '');
  if (refund.status === 'failed' || refund.status === 'canceled') return refund;
  if (behavior(world, charge) === 'refundFails') return failRefund(world, scope, refund, charge);
  if (refund.status !== 'pending') return refund;
  const sum = sumsOf(world, scope).get(refund.currency) ?? { available: 0, pending: 0 };
  const isWaiting = refund.balance_transaction === null;
  if (isWaiting && sum.available + sum.pending < refund.amount) {
    store.schedule({ at: now() + daySeconds, kind: 'settleRefund', scope, id });
    return refund;
  }
  const paid = isWaiting ? pay(world, scope, refund, store.fact('feeBack', id) ?? 0) : refund;
  const { pending_reason: _reason, ...rest } = paid;
  const done = store.put<Stripe.Refund>(scope, { ...rest, status: 'succeeded' });
  emit(scope, 'refund.updated', done, { status: 'pending' });
  return done;
}

/** The bank sends the money back: it is the seller's again, and the payer has to be paid in another way. */
export function failRefund(world: World, scope: string, refund: Stripe.Refund, charge: Stripe.Charge): Stripe.Refund {
  const { store, emit } = world;
  const { amount, currency, id: source } = refund;
  const moved =
    refund.balance_transaction === null
      ? undefined
      : move(world, scope, {
          type: 'refund_failure',
          category: 'refund_failure',
          amount,
          currency,
          source,
          isThereAtOnce: true,
        });
  const failed = store.put<Stripe.Refund>(scope, {
    ...refund,
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    ...(moved && { failure_balance_transaction: moved.id }),
  });
  store.put(scope, { ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false });
  emit(scope, 'refund.failed', failed);
  emit(scope, 'refund.updated', failed, { status: refund.status });
  return failed;
}

export const refundRoutes: Routes = {
  'POST /v1/refunds': create,
  'GET /v1/refunds/{id}': ({ world, scope, id }) => world.store.get(scope, 'refund', id),
  'GET /v1/refunds': (call) => {
    const List = z.strictObject({ ...paging, charge: z.string().optional(), payment_intent: z.string().optional() });
    const { charge, payment_intent: intent, ...page } = readParams(call, List);
    return listPage(
      call,
      'refund',
      page,
      (each) => (!charge || idOf(each.charge) === charge) && (!intent || idOf(each.payment_intent) === intent),
    );
  },
  'POST /v1/refunds/{id}': (call) => {
    const { metadata } = readParams(call, z.strictObject({ metadata: Metadata.optional() }));
    const { world, scope, id } = call;
    const refund = world.store.get(scope, 'refund', id);
    return world.store.put(scope, { ...refund, metadata: mergedMetadata(refund.metadata ?? {}, metadata) });
  },
};
