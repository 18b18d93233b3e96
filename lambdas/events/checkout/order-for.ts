import { newId } from '#lambdas/kernel/data/new-id.ts';
import type { PayoutAccount } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { quoteFor } from '#shared/payments/quote.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';
import type { StoredEvent } from '../details/stored-event.ts';

interface Buyer {
  readonly userId: string;
  readonly name: string;
  /** Names of the guests; empty where one has none. */
  readonly guests: readonly string[];
}

/** What an event costs some players; guests only where the host says that they pay too. */
export const quoteOf = (
  { price, chargeGuests, feePayer = 'player' }: StoredEvent,
  { userId, name, guests }: Buyer,
  plan: TeamPlan,
) => price && quoteFor([{ personId: userId, name, guests: chargeGuests ? guests : [] }], { price, plan, feePayer });

/** What an event says of refunds; undefined where its host has not said. */
export const termsOf = ({ refundPolicy, refundTiers }: StoredEvent): RefundTerms | undefined =>
  refundPolicy && { refundPolicy, ...(refundTiers && refundPolicy === 'custom' && { refundTiers }) };

/** An order that holds spots, with everything that the payer is shown fixed in it. */
export function orderFor(
  event: StoredEvent,
  buyer: Buyer,
  { account, plan }: { readonly account: PayoutAccount; readonly plan: TeamPlan },
  { expiresAt, now }: { readonly expiresAt: string; readonly now: Date },
): StoredOrder | undefined {
  const quote = quoteOf(event, buyer, plan);
  const terms = termsOf(event);
  if (!quote || !terms) return undefined;
  const { lines, currency, subtotalMinor, serviceFeeMinor, platformFeeMinor, totalMinor } = quote;
  return {
    orderId: newId('order', now),
    subjectKind: 'event',
    subjectId: event.eventId,
    userId: buyer.userId,
    payerName: buyer.name,
    sellerKind: account.ownerKind,
    sellerId: account.ownerId,
    stripeId: account.stripeId,
    lines,
    currency,
    subtotalMinor,
    serviceFeeMinor,
    platformFeeMinor,
    totalMinor,
    refundableMinor: 0,
    status: 'reserved',
    version: 1,
    expiresAt,
    createdAt: now.toISOString(),
    title: event.title,
    startsAt: event.startsAt,
    timeZone: event.timeZone,
    href: `/discover/events/${event.eventId}`,
    terms,
    refunds: [],
    attempt: 0,
  };
}
