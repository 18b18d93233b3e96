import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { Currency, Int, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { daySeconds, platform, type World } from '../core/world.ts';
import { makeAvailable, move, sumsOf } from './transactions.ts';

const arrivesSeconds = 2 * daySeconds;

interface NewPayout {
  readonly amount: number;
  readonly currency: string;
  readonly isAutomatic: boolean;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly description?: string | undefined;
}

/** Money on its way to the bank. An automatic payout says of which lines of the balance it is made. */
function makePayout(
  world: World,
  scope: string,
  { amount, currency, isAutomatic, metadata, description }: NewPayout,
): Stripe.Payout {
  const { store, now, emit } = world;
  const id = newId('po');
  const paidOut = isAutomatic ? unpaidLines(world, scope, currency) : [];
  const moved = move(world, scope, { type: 'payout', category: 'payout', amount: -amount, currency, source: id });
  if (isAutomatic) {
    store.setFact('paidOut', id, [moved.id, ...paidOut]);
    for (const line of paidOut) store.setFact('payoutOf', line, id);
  }
  store.setFact('payoutOf', moved.id, id);
  const payout = store.put(scope, {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: now() + arrivesSeconds,
    automatic: isAutomatic,
    balance_transaction: moved.id,
    created: now(),
    currency,
    description: description ?? (isAutomatic ? 'STRIPE PAYOUT' : null),
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: mergedMetadata({}, metadata),
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: isAutomatic ? 'completed' : 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  } satisfies Stripe.Payout);
  emit(scope, 'payout.created', payout);
  store.schedule({ at: payout.arrival_date, kind: 'arrive', scope, id });
  return payout;
}

/** Lines that are available, and that no payout was made of. */
const unpaidLines = ({ store }: World, scope: string, currency: string): string[] =>
  [...store.list(scope, 'balance_transaction')]
    .filter((line) => line.status === 'available' && line.currency === currency && !store.fact('payoutOf', line.id))
    .map(({ id }) => id);

/** Pays out what is available, as happens by itself every day. @param isEarly pays out what is pending as well */
export function payOut(world: World, scope: string, isEarly = false): Stripe.Payout[] {
  const account = world.store.find(platform, 'account', scope);
  const interval = account?.settings?.payouts?.schedule.interval;
  if (!account?.payouts_enabled || (!isEarly && interval === 'manual')) return [];
  if (isEarly) for (const line of world.store.list(scope, 'balance_transaction')) makeAvailable(world, scope, line.id);
  return [...sumsOf(world, scope)]
    .filter(([, { available }]) => available > 0)
    .map(([currency, { available }]) => makePayout(world, scope, { amount: available, currency, isAutomatic: true }));
}

/** It is at the bank. */
export function arrive({ store, emit }: World, scope: string, id: string): void {
  const payout = store.get(scope, 'payout', id);
  if (payout.status !== 'in_transit' && payout.status !== 'pending') return;
  emit(scope, 'payout.paid', store.put<Stripe.Payout>(scope, { ...payout, status: 'paid' }));
}

/** The bank sends it back: it is on the balance again. */
export function failPayout(world: World, scope: string, id: string): Stripe.Payout {
  return giveBack(world, scope, id, {
    status: 'failed',
    type: 'payout.failed',
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  });
}

interface Ending {
  readonly status: 'failed' | 'canceled';
  readonly type: 'payout.failed' | 'payout.canceled';
  readonly failure_code: string | null;
  readonly failure_message: string | null;
}

function giveBack(world: World, scope: string, id: string, { type, ...ending }: Ending): Stripe.Payout {
  const payout = world.store.get(scope, 'payout', id);
  if (payout.status === 'failed' || payout.status === 'canceled')
    throw invalid(`This payout is ${payout.status} already.`);
  const { amount, currency } = payout;
  const kind = ending.status === 'failed' ? 'payout_failure' : 'payout_cancel';
  const moved = move(world, scope, {
    type: kind,
    category: 'payout_reversal',
    amount,
    currency,
    source: id,
    isThereAtOnce: true,
  });
  const ended = world.store.put<Stripe.Payout>(scope, { ...payout, ...ending, failure_balance_transaction: moved.id });
  world.emit(scope, type, ended);
  return ended;
}

const Create = z.strictObject({
  amount: Int.pipe(z.int().min(1)),
  currency: Currency,
  description: z.string().optional(),
  metadata: Metadata.optional(),
});

function create(call: Call): Stripe.Payout {
  const fields = readParams(call, Create);
  const { world, scope } = call;
  const { available } = sumsOf(world, scope).get(fields.currency) ?? { available: 0 };
  if (fields.amount > available)
    throw invalid('You have insufficient funds in your account.', 'amount', 'balance_insufficient');
  return makePayout(world, scope, { ...fields, isAutomatic: false });
}

const List = z.strictObject({
  ...paging,
  status: z.string().optional(),
  arrival_date: paging.created,
  destination: z.string().optional(),
});

export const payoutRoutes: Routes = {
  'POST /v1/payouts': create,
  'GET /v1/payouts': (call) => {
    const { status, ...page } = readParams(call, List);
    return listPage(call, 'payout', page, (each) => !status || each.status === status);
  },
  'GET /v1/payouts/{id}': ({ world, scope, id }) => world.store.get(scope, 'payout', id),
  'POST /v1/payouts/{id}/cancel': ({ world, scope, id }) =>
    giveBack(world, scope, id, {
      status: 'canceled',
      type: 'payout.canceled',
      failure_code: null,
      failure_message: null,
    }),
};
