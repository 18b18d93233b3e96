import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Bool, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { daySeconds, type World } from '../core/world.ts';
import { move } from './transactions.ts';

/** What the provider keeps of each dispute, in the smallest unit. */
const disputeFee = 1500;
const answerSeconds = 9 * daySeconds;
const judgedSeconds = 7 * daySeconds;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The payer's bank takes the money back for now; nothing where the payment is disputed already or given back. */
export function dispute(world: World, scope: string, id: string): Stripe.Dispute | undefined {
  const { store, now, emit } = world;
  const charge = store.get(scope, 'charge', id);
  const amount = charge.amount - charge.amount_refunded;
  if (charge.disputed || !charge.paid || amount <= 0) return undefined;
  const { currency } = charge;
  const disputeId = newId('du');
  const taken = move(world, scope, {
    type: 'adjustment',
    category: 'dispute',
    amount: -amount,
    currency,
    source: disputeId,
    stripeFee: disputeFee,
  });
  const opened = store.put(scope, {
    id: disputeId,
    object: 'dispute',
    amount,
    balance_transactions: [taken],
    charge: id,
    created: now(),
    currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now() + answerSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent) ?? null,
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Stripe.Dispute);
  store.put(scope, { ...charge, disputed: true });
  emit(scope, 'charge.dispute.created', opened);
  emit(scope, 'charge.dispute.funds_withdrawn', opened);
  store.schedule({ at: now() + answerSeconds, kind: 'closeDispute', scope, id: disputeId });
  return opened;
}

const isOpen = ({ status }: Stripe.Dispute) => status === 'needs_response' || status === 'under_review';

/** The bank decides; nothing when it has decided before. */
export function closeDispute(
  world: World,
  scope: string,
  id: string,
  isWon = wins(world.store.get(scope, 'dispute', id)),
): Stripe.Dispute {
  const { store, emit } = world;
  const found = store.get(scope, 'dispute', id);
  if (!isOpen(found)) return found;
  const { amount, currency } = found;
  const back = isWon
    ? [
        move(world, scope, {
          type: 'adjustment',
          category: 'dispute_reversal',
          amount,
          currency,
          source: id,
          stripeFee: -disputeFee,
          isThereAtOnce: true,
        }),
      ]
    : [];
  const closed = store.put<Stripe.Dispute>(scope, {
    ...found,
    status: isWon ? 'won' : 'lost',
    balance_transactions: [...found.balance_transactions, ...back],
  });
  // What was won can be given back again.
  if (isWon) store.put(scope, { ...store.get(scope, 'charge', idOf(found.charge) ?? ''), disputed: false });
  emit(scope, 'charge.dispute.closed', closed);
  if (isWon) emit(scope, 'charge.dispute.funds_reinstated', closed);
  return closed;
}

/** As in Stripe's test mode: the text of the evidence says how it ends. An unanswered dispute is lost. */
const wins = ({ evidence, status }: Stripe.Dispute): boolean =>
  status === 'under_review' && evidence.uncategorized_text !== 'losing_evidence';

const Evidence = z.record(z.string(), z.string().max(150_000));
const Update = z.strictObject({
  evidence: Evidence.optional(),
  submit: Bool.default(true),
  metadata: Metadata.optional(),
});

function update(call: Call): Stripe.Dispute {
  const { evidence = {}, submit, metadata } = readParams(call, Update);
  const { world, scope, id } = call;
  const found = world.store.get(scope, 'dispute', id);
  const unknown = Object.keys(evidence).find((name) => !Object.hasOwn(noEvidence, name));
  if (unknown)
    throw invalid(`Received unknown parameter: evidence[${unknown}]`, `evidence[${unknown}]`, 'parameter_unknown');
  const isSubmitted = submit && Object.keys(evidence).length > 0;
  if (isSubmitted && !isOpen(found)) throw invalid('This dispute is already closed', undefined, 'dispute_closed');
  const { evidence_details: details } = found;
  const changed = world.store.put<Stripe.Dispute>(scope, {
    ...found,
    evidence: { ...found.evidence, ...evidence },
    metadata: mergedMetadata(found.metadata, metadata),
    status: isSubmitted ? 'under_review' : found.status,
    evidence_details: {
      ...details,
      has_evidence: details.has_evidence || Object.keys(evidence).length > 0,
      submission_count: details.submission_count + (isSubmitted ? 1 : 0),
    },
  });
  world.emit(scope, 'charge.dispute.updated', changed);
  if (isSubmitted) world.store.schedule({ at: world.now() + judgedSeconds, kind: 'closeDispute', scope, id });
  return changed;
}

export const disputeRoutes: Routes = {
  'GET /v1/disputes/{id}': ({ world, scope, id }) => world.store.get(scope, 'dispute', id),
  'GET /v1/disputes': (call) => {
    const List = z.strictObject({ ...paging, charge: z.string().optional(), payment_intent: z.string().optional() });
    const { charge, payment_intent: intent, ...page } = readParams(call, List);
    return listPage(
      call,
      'dispute',
      page,
      (each) => (!charge || idOf(each.charge) === charge) && (!intent || idOf(each.payment_intent) === intent),
    );
  },
  'POST /v1/disputes/{id}': update,
  'POST /v1/disputes/{id}/close': ({ world, scope, id }) => closeDispute(world, scope, id, false),
};
