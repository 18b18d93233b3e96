import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { readParams } from '../core/params.ts';
import type { Call, Routes } from '../core/routes.ts';
import { application, daySeconds, type World } from '../core/world.ts';

/** Money is there to be paid out after so long. */
const settlesSeconds = 2 * daySeconds;

/** What the provider takes of a payment: 2.9 % and thirty of the smallest unit, on one machine in every currency. */
export const processingFee = (amount: number): number => Math.round(amount * 0.029) + 30;

export interface Movement {
  readonly type: Stripe.BalanceTransaction.Type;
  readonly category: string;
  /** Before fees, negative for what leaves. */
  readonly amount: number;
  readonly currency: string;
  readonly source: string;
  readonly description?: string;
  /** Kept by the provider. */
  readonly stripeFee?: number;
  /** Kept by the platform; negative when it is given back. */
  readonly applicationFee?: number;
  readonly isThereAtOnce?: boolean;
}

/** Writes a line of an account's balance; every amount that ever moved is one. */
export function move({ store, now }: World, scope: string, movement: Movement): Stripe.BalanceTransaction {
  const { amount, currency, stripeFee = 0, applicationFee = 0, isThereAtOnce = amount <= 0 } = movement;
  const fee = stripeFee + applicationFee;
  const feeDetail = (type: string, of: number, who: string | null, description: string) =>
    of === 0 ? [] : [{ amount: of, application: who, currency, description, type }];
  const availableOn = isThereAtOnce ? now() : now() + settlesSeconds;
  const transaction = store.put(scope, {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: now(),
    currency,
    description: movement.description ?? null,
    exchange_rate: null,
    fee,
    fee_details: [
      ...feeDetail('stripe_fee', stripeFee, null, 'Stripe processing fees'),
      ...feeDetail('application_fee', applicationFee, application, 'Application fee'),
    ],
    net: amount - fee,
    reporting_category: movement.category,
    source: movement.source,
    status: isThereAtOnce ? 'available' : 'pending',
    type: movement.type,
  } satisfies Stripe.BalanceTransaction);
  if (!isThereAtOnce) store.schedule({ at: availableOn, kind: 'funds', scope, id: transaction.id });
  return transaction;
}

/** Called when the time has come. */
export function makeAvailable({ store, now }: World, scope: string, id: string): void {
  const transaction = store.get(scope, 'balance_transaction', id);
  if (transaction.status === 'available') return;
  store.put(scope, { ...transaction, status: 'available', available_on: Math.min(transaction.available_on, now()) });
}

/** What an account has, by currency: every line counts once. */
export function sumsOf(
  { store }: Pick<World, 'store'>,
  scope: string,
): Map<string, { available: number; pending: number }> {
  const sums = new Map<string, { available: number; pending: number }>();
  for (const { currency, net, status } of store.list(scope, 'balance_transaction')) {
    const sum = sums.get(currency) ?? { available: 0, pending: 0 };
    sums.set(currency, {
      available: sum.available + (status === 'available' ? net : 0),
      pending: sum.pending + (status === 'available' ? 0 : net),
    });
  }
  return sums;
}

/** What an account can pay out now, and what can be later, as Stripe’s API says it. */
export function balanceOf(world: Pick<World, 'store'>, scope: string): Stripe.Balance {
  const sums = [...sumsOf(world, scope)];
  const lines = (of: 'available' | 'pending') =>
    (sums.length > 0 ? sums : [['usd', { available: 0, pending: 0 }] as const]).map(([currency, sum]) => ({
      amount: sum[of],
      currency,
      source_types: { card: sum[of] },
    }));
  return {
    object: 'balance',
    available: lines('available'),
    livemode: false,
    pending: lines('pending'),
  } satisfies Stripe.Balance;
}

const List = z.strictObject({
  ...paging,
  payout: z.string().optional(),
  source: z.string().optional(),
  type: z.string().optional(),
  currency: z.string().optional(),
});

export const balanceRoutes: Routes = {
  'GET /v1/balance': ({ world, scope }) => balanceOf(world, scope),
  'GET /v1/balance_transactions/{id}': ({ world, scope, id }) => world.store.get(scope, 'balance_transaction', id),
  'GET /v1/balance_transactions': (call: Call) => {
    const { payout, source, type, currency, ...page } = readParams(call, List);
    const paidOut = payout === undefined ? undefined : new Set(call.world.store.fact('paidOut', payout) ?? []);
    return listPage(
      call,
      'balance_transaction',
      page,
      (each) =>
        (!paidOut || paidOut.has(each.id)) &&
        (!source || idOf(each.source) === source) &&
        (!type || each.type === type) &&
        (!currency || each.currency === currency),
    );
  },
};
