import type { Discounts, StoredDiscount } from '#lambdas/payments/ports/discounts/discounts.ts';
import { readAutomatic } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { MembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { cardShareOf } from '#shared/events/payments/card-share.ts';
import { automaticOff, type BuyerFacts } from '#shared/payments/discounts/automatic.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import type { FeeTerms, Quote } from '#shared/payments/quote.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { scopesOf } from './order-for.ts';

export interface LoweringParts {
  readonly discounts: Pick<Discounts, 'list'>;
  readonly membersAmong: MembersAmong;
  readonly orders: Pick<Orders, 'ofPayer'>;
}

/** What is taken off the price of an event without a code, for one buyer, before anything is held. */
export interface Lowering {
  readonly discounts: readonly StoredDiscount[];
  readonly facts: BuyerFacts;
  /** The whole price of some spots, and why it is lower. */
  readonly of: (quote: Quote) => { readonly totalMinor: number; readonly names: readonly string[] };
}

/** Guests are no members, have no account, and bring no children: what is for everyone is for them too. */
export const ofGuests = (discounts: LoweringParts['discounts']): LoweringParts => ({
  discounts,
  orders: { ofPayer: async () => ({ orders: [], cursor: undefined }) },
  membersAmong: none,
});

const none = async (): Promise<ReadonlySet<string>> => new Set();

interface Reading {
  readonly quote: Quote;
  readonly userId: string;
  /** Children that the reader may bring. */
  readonly family: readonly string[];
  readonly terms: FeeTerms;
}

/** Reads it by the rule that lowers the order once spots are held. A share of a cost has no discounts. */
export async function readLowering(
  event: StoredEvent,
  { quote, userId, family, terms }: Reading,
  parts: LoweringParts,
  now: Date,
): Promise<Lowering> {
  const { lines, currency } = quote;
  const teamId = event.hostingTeam;
  const bought = {
    subjectId: event.eventId,
    teamId,
    mayCome: family,
    userId,
    lines: [...lines],
    currency,
    timeZone: event.timeZone,
  };
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
