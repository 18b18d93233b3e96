import type Stripe from 'stripe';
import * as z from 'zod';
import { move } from '../balance/transactions.ts';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Int, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { application, platform, type World } from '../core/world.ts';

/** The platform's part of a payment at a connected account; it belongs to the platform. */
export function makeApplicationFee(
  world: World,
  account: string,
  charge: { readonly id: string; readonly currency: string },
  amount: number,
): Stripe.ApplicationFee {
  const { store, now, emit } = world;
  const id = newId('fee');
  const { currency } = charge;
  const moved = move(world, platform, {
    type: 'application_fee',
    category: 'platform_earning',
    amount,
    currency,
    source: id,
  });
  const fee = store.put(platform, {
    id,
    object: 'application_fee',
    account,
    amount,
    amount_refunded: 0,
    application,
    balance_transaction: moved.id,
    charge: charge.id,
    created: now(),
    currency,
    fee_source: { type: 'charge', charge: charge.id },
    livemode: false,
    originating_transaction: null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  } satisfies Stripe.ApplicationFee);
  emit(platform, 'application_fee.created', fee);
  return fee;
}

/** The platform's part goes back as the payment does: in proportion. */
export function feeShare({ store }: World, charge: Stripe.Charge, amount: number): number {
  const fee = store.findAny(idOf(charge.application_fee) ?? '')?.object;
  if (fee?.object !== 'application_fee') return 0;
  const isLast = charge.amount_refunded + amount === charge.amount;
  const left = fee.amount - fee.amount_refunded;
  return isLast ? left : Math.min(left, Math.round((fee.amount * amount) / charge.amount));
}

/** @throws {StripeProblem} when more is given back than is left */
export function refundFee(
  world: World,
  id: string,
  amount: number,
  metadata?: Readonly<Record<string, string>>,
): Stripe.FeeRefund {
  const { store, now, emit } = world;
  const fee = store.get(platform, 'application_fee', id);
  if (amount <= 0 || amount > fee.amount - fee.amount_refunded)
    throw invalid('Refund amount is greater than unrefunded amount on the application fee.', 'amount');
  const refundId = newId('fr');
  const { currency } = fee;
  const moved = move(world, platform, {
    type: 'application_fee_refund',
    category: 'platform_earning_refund',
    amount: -amount,
    currency,
    source: refundId,
  });
  const refund = store.put(platform, {
    id: refundId,
    object: 'fee_refund',
    amount,
    balance_transaction: moved.id,
    created: now(),
    currency,
    fee: id,
    metadata: mergedMetadata({}, metadata),
  } satisfies Stripe.FeeRefund);
  const given = fee.amount_refunded + amount;
  const changed = store.put(platform, {
    ...fee,
    amount_refunded: given,
    refunded: given === fee.amount,
    refunds: { ...fee.refunds, data: [refund, ...fee.refunds.data] },
  });
  emit(platform, 'application_fee.refunded', changed);
  return refund;
}

function refund(call: Call): Stripe.FeeRefund {
  const { amount, metadata } = readParams(
    call,
    z.strictObject({ amount: Int.optional(), metadata: Metadata.optional() }),
  );
  const fee = call.world.store.get(platform, 'application_fee', call.id);
  const made = refundFee(call.world, fee.id, amount ?? fee.amount - fee.amount_refunded, metadata);
  // Given back apart from a refund, it reaches the account's balance by itself.
  const { currency } = fee;
  move(call.world, String(idOf(fee.account)), {
    type: 'application_fee_refund',
    category: 'other_adjustment',
    amount: made.amount,
    currency,
    source: made.id,
  });
  return made;
}

export const applicationFeeRoutes: Routes = {
  'GET /v1/application_fees/{id}': ({ world, id }) => world.store.get(platform, 'application_fee', id),
  'GET /v1/application_fees': (call) => {
    const { charge, ...page } = readParams(call, z.strictObject({ ...paging, charge: z.string().optional() }));
    return listPage(
      { ...call, scope: platform },
      'application_fee',
      page,
      (fee) => !charge || idOf(fee.charge) === charge,
    );
  },
  'POST /v1/application_fees/{id}/refunds': refund,
  'GET /v1/application_fees/{id}/refunds': (call) => {
    const page = readParams(call, z.strictObject(paging));
    return listPage({ ...call, scope: platform }, 'fee_refund', page, ({ fee }) => idOf(fee) === call.id);
  },
};
