import type { Discounts, StoredDiscount } from '#lambdas/payments/ports/discounts/discounts.ts';
import { readAutomatic } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { cardShareOf } from '#shared/events/payments/card-share.ts';
import { automaticOff, type BuyerFacts } from '#shared/payments/discounts/automatic.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import type { FeeTerms, Quote } from '#shared/payments/quote.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { scopesOf } from './order-for.ts';

export interface LoweringParts {
  readonly discounts: Pick<Discounts, 'list'>;
  readonly orders: Pick<Orders, 'ofPayer'>;
}

/** What is taken off the price of an event without a code, for one buyer, before anything is held. */
export interface Lowering {
  readonly discounts: readonly StoredDiscount[];
  readonly facts: BuyerFacts;
  /** The whole price of some spots, and why it is lower. */
  readonly of: (quote: Quote) => { readonly totalMinor: number; readonly names: readonly string[] };
}

const none = async (): Promise<ReadonlySet<string>> => new Set();

/** Reads it by the rule that lowers the order once spots are held. A share of a cost has no discounts. */
export async function readLowering(
  event: StoredEvent,
  { quote, userId, terms }: { readonly quote: Quote; readonly userId: string; readonly terms: FeeTerms },
  parts: LoweringParts,
  now: Date,
): Promise<Lowering> {
  const { lines, currency } = quote;
  const bought = { subjectId: event.eventId, userId, lines: [...lines], currency, timeZone: event.timeZone };
  const { discounts, facts } = await readAutomatic(bought, cardShareOf(event) ? [] : scopesOf(event), none, parts, now);
  return {
    discounts,
    facts,
    of: (one) => {
      const applied = automaticOff(one.lines, discounts, facts, { currency, now });
      const { totalMinor } = pricedWith(one.lines, undefined, { ...terms, currency }, applied);
      return { totalMinor, names: applied.map(({ name }) => name) };
    },
  };
}
