import { leftOf, type OrderState } from './orders/order-moves.ts';
import type { PolicyTrace, SettlementCause } from './orders/policy-trace.ts';
import type { OrderLine } from './orders/schemas.ts';
import { isAbout, type Settled, type Spot, spotOf } from './orders/spot-of.ts';
import { keptTerms, percentAt, promisesRefill, type RefundTerms } from './refund-policy.ts';

/** What was paid for one player's spot and their guests, in minor units. */
export interface Share {
  readonly priceMinor: number;
  readonly feeMinor: number;
}

/** A share with the spot that it was paid for and, of a pass, when that event starts. */
interface SpotShare extends Share, Spot {
  readonly startsAt?: string | undefined;
  /** What is promised of it by now, where that is more than of the rest. */
  readonly terms?: RefundTerms | undefined;
}

type PaidLine = Pick<OrderLine, 'personId' | 'eventId' | 'givenBack' | 'startsAt' | 'terms' | 'amountMinor'>;

interface Paid {
  readonly lines: readonly PaidLine[];
  readonly serviceFeeMinor: number;
}

/** What was paid for each spot (`spotOf`). The fee is shared out by price; the shares add up to the total. */
export function sharesOf({ lines, serviceFeeMinor }: Paid): ReadonlyMap<string, SpotShare> {
  const subtotal = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  let [before, given] = [0, 0];
  return new Map(
    [...Map.groupBy(lines, spotOf)].map(([spot, own]) => {
      const priceMinor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      before += priceMinor;
      const upToHere = subtotal === 0 ? 0 : Math.round((serviceFeeMinor * before) / subtotal);
      const feeMinor = upToHere - given;
      given = upToHere;
      const [{ personId, eventId, givenBack, startsAt, terms } = { personId: spot }] = own;
      return [spot, { personId, eventId, givenBack, startsAt, terms, priceMinor, feeMinor }] as const;
    }),
  );
}

/** What was paid for a spot: of a pass in that event; of another order the event goes without saying. */
export const shareFor = (order: Paid, spot: Spot): SpotShare | undefined => {
  const shares = sharesOf(order);
  return shares.get(spotOf(spot)) ?? shares.get(spotOf({ ...spot, eventId: undefined }));
};

/** What happened to a spot, and what the payer was promised. */
export interface Happened {
  readonly cause: SettlementCause;
  readonly at: Date;
  /** When the event starts, as it stood when it happened. */
  readonly startsAt: string;
  readonly terms: RefundTerms;
  /** They are later ones, better than what the payer was shown. */
  readonly isBetter?: true | undefined;
  /** They pay a part of a cost, of which the seller gets no more than the whole: a spot that another takes is not paid twice. */
  readonly sharesCost?: boolean | undefined;
  /** The payer chose credit. */
  readonly to?: 'credit' | undefined;
}

export interface Settlement {
  readonly amountMinor: number;
  readonly trace: PolicyTrace;
  /** Under a policy without refunds, or of a shared cost: all of it comes back once another player takes the spot. */
  readonly awaitsRefill: boolean;
}

/** A payer who gives the spot up themselves gets what the policy says; everything else was not their doing. */
const byPolicy: ReadonlySet<SettlementCause> = new Set(['left']);

/**
 * The one rule for what goes back: a player leaves, the host removes them or calls the event off, too few came, it was
 * moved, the hold ran out, the spot was gone or was taken by another player or a substitute. The service fee comes back with the whole price; as credit its
 * part comes back with a part of the price, too.
 */
export function settle(
  { priceMinor, feeMinor }: Share,
  { cause, at, startsAt, terms, isBetter, sharesCost, to }: Happened,
): Settlement {
  const percent = byPolicy.has(cause) ? percentAt(terms, startsAt, at) : 100;
  const returnsFee = percent === 100;
  const feeBackMinor = returnsFee || to === 'credit' ? Math.round((feeMinor * percent) / 100) : 0;
  return {
    amountMinor: Math.round((priceMinor * percent) / 100) + feeBackMinor,
    awaitsRefill:
      cause === 'left' && (promisesRefill(terms) || sharesCost === true) && percent === 0 && at < new Date(startsAt),
    trace: {
      ...keptTerms(terms),
      cause,
      at: at.toISOString(),
      startsAt,
      percent,
      returnsFee,
      ...(isBetter && { isBetter }),
      ...(to && { to }),
    },
  };
}

/** A seat that a player has, and the order that paid for it. */
interface PaidSeat extends Spot {
  readonly orderId: string;
}

interface Payable extends Paid, OrderState {
  readonly orderId: string;
  readonly payerName: string;
  readonly terms: RefundTerms;
}

/**
 * What each payer gets back if all these seats are settled for a cause, in minor units, by the one rule and never more than is
 * left of the order. What was settled for a player before is not settled again.
 */
export function comingBack(
  orders: readonly Payable[],
  seats: readonly PaidSeat[],
  happened: Omit<Happened, 'terms'>,
): readonly { readonly name: string; readonly amountMinor: number }[] {
  return orders.flatMap((order) => {
    const due = seats
      .filter(({ orderId }) => orderId === order.orderId)
      .map((seat) => shareFor(order, seat))
      .filter((share) => share !== undefined)
      .filter((share) => !order.refunds.some((refund) => isAbout(refund, share)))
      .reduce((sum, share) => sum + settle(share, { ...happened, terms: order.terms }).amountMinor, 0);
    const amountMinor = Math.min(due, leftOf(order));
    return amountMinor > 0 ? [{ name: order.payerName, amountMinor }] : [];
  });
}

interface Refundable extends Paid {
  readonly startsAt: string;
  readonly terms: RefundTerms;
  readonly refunds: readonly Settled[];
  /** Until then everyone who leaves gets everything back, because it has changed. */
  readonly freeUntil?: string | undefined;
}

/** What the policy gives back if everyone who an order pays for left now, in minor units; those who left are settled already. */
export function refundByPolicy(order: Refundable, now: Date): number {
  const cause = order.freeUntil && order.freeUntil > now.toISOString() ? 'changed' : 'left';
  return [...sharesOf(order).values()]
    .filter((share) => !order.refunds.some((refund) => isAbout(refund, share)))
    .map(({ startsAt = order.startsAt, terms = order.terms, ...share }) =>
      settle(share, { ...order, startsAt, terms, cause, at: now }),
    )
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
