import type { Money } from '#shared/money.ts';
import { leastChargeIn } from './amount-limits.ts';
import { type FeePayer, feeFor } from './fees.ts';
import type { OrderLine } from './orders/schemas.ts';
import type { TeamPlan } from './plan-names.ts';

/** A person whose spot is paid, and the guests they bring. */
interface Spot {
  readonly personId: string;
  readonly name: string;
  /** Names of the guests who pay; empty where a guest has none. */
  readonly guests: readonly string[];
  /** The ticket that they come on, where there are several to choose from. */
  readonly ticket?: Ticket | undefined;
  /** What they sign up for besides, each at its price. */
  readonly slots?: readonly Slot[] | undefined;
}

/** Something with a price that a player signs up for. */
interface Slot {
  readonly slotId: string;
  readonly label: string;
  readonly amountMinor: number;
}

/** One way to come, with its price. */
export interface Ticket {
  readonly ticketId: string;
  readonly label: string;
  readonly amountMinor: number;
  readonly guestMinor: number;
}

/** What the service fee of an order follows from. */
export interface FeeTerms {
  readonly plan: TeamPlan;
  readonly feePayer: FeePayer;
}

interface Terms extends FeeTerms {
  /** The price of one spot, unless a ticket says another. */
  readonly price: Money;
}

/** All that a payer pays, line by line, in minor units of one currency. */
export interface Quote {
  readonly lines: readonly OrderLine[];
  readonly subtotalMinor: number;
  readonly serviceFeeMinor: number;
  /** What the platform keeps; the seller gets the rest. */
  readonly platformFeeMinor: number;
  readonly totalMinor: number;
  readonly currency: Money['currency'];
}

/** The price of some spots with everything in it. */
export function quoteFor(spots: readonly Spot[], { price, plan, feePayer }: Terms): Quote {
  const { amountMinor, currency } = price;
  const lines = spots.flatMap((spot) => linesOf(spot, amountMinor));
  return quoteLines(lines, { currency, plan, feePayer });
}

/** The price of lines that are priced already, with everything in it. */
export const quoteLines = (lines: readonly OrderLine[], terms: FeeTerms & Pick<Money, 'currency'>): Quote => ({
  lines,
  currency: terms.currency,
  ...sumsOf(lines, terms),
});

/** What an order costs in all, from what is paid for its lines. */
export function sumsOf(
  lines: readonly Pick<OrderLine, 'amountMinor'>[],
  terms: FeeTerms & Pick<Money, 'currency'>,
): Pick<Quote, 'subtotalMinor' | 'serviceFeeMinor' | 'platformFeeMinor' | 'totalMinor'> {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const { onTopMinor, platformMinor } = feeFor(subtotalMinor, terms);
  return {
    subtotalMinor,
    serviceFeeMinor: onTopMinor,
    platformFeeMinor: platformMinor,
    totalMinor: subtotalMinor + onTopMinor,
  };
}

function linesOf({ personId, name, guests, ticket, slots = [] }: Spot, amountMinor: number): OrderLine[] {
  const { ticketId, label, guestMinor = amountMinor } = ticket ?? {};
  const known = ticketId === undefined ? {} : { ticketId, label };
  return [
    { kind: ticket ? 'ticket' : 'spot', personId, name, ...known, amountMinor: ticket?.amountMinor ?? amountMinor },
    ...guests.map((guest) => ({ kind: 'guest' as const, personId, name: guest, ...known, amountMinor: guestMinor })),
    ...slots.map((slot) => ({ kind: 'slot' as const, personId, name, ...slot })),
  ];
}

/** Whether a card can pay so little. */
export const isPayableByCard = ({ amountMinor, currency }: Money): boolean => amountMinor >= leastChargeIn(currency);
