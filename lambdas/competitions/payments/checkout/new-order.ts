import { newId } from '#lambdas/kernel/data/new-id.ts';
import type { PayoutAccount } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';

/** Ten minutes, as everywhere; never longer than what is bought is held. */
const payMs = 10 * 60_000;

/** What is sold, as the payer is shown it. */
type Sold = Pick<
  StoredOrder,
  'subjectKind' | 'subjectId' | 'teamId' | 'title' | 'startsAt' | 'timeZone' | 'href' | 'terms' | 'currency'
>;

export interface Buying {
  readonly payer: { readonly userId: string; readonly name: string };
  readonly lines: readonly OrderLine[];
  readonly account: PayoutAccount;
  readonly plan: TeamPlan;
  /** Until when it is held, where it is. */
  readonly heldUntil: readonly string[];
}

/** An order for what competitions sell, with everything that the payer is shown fixed in it. */
export function newOrder(sold: Sold, { payer, lines, account, plan, heldUntil }: Buying, now: Date): StoredOrder {
  const until = new Date(now.getTime() + payMs).toISOString();
  return {
    ...sold,
    ...pricedWith(lines, undefined, { currency: sold.currency, plan, feePayer: 'player' }),
    orderId: newId('order', now),
    userId: payer.userId,
    payerName: payer.name,
    sellerKind: account.ownerKind,
    sellerId: account.ownerId,
    stripeId: account.stripeId,
    refundableMinor: 0,
    status: 'reserved',
    version: 1,
    expiresAt: [until, ...heldUntil].toSorted()[0] ?? until,
    createdAt: now.toISOString(),
    refunds: [],
    attempt: 0,
  };
}
