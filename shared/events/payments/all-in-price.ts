import * as z from 'zod';
import { Currency, formatPrice, type Money } from '#shared/money.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { quoteFor, type Ticket } from '#shared/payments/quote.ts';
import { cardShareOf } from './card-share.ts';
import type { Payment, TicketType } from './schemas.ts';

/** What a player pays with everything in it, as lists and previews show it. In minor units. */
export const AllInPrice = z.object({
  amountMinor: z.int().min(1),
  currency: Currency,
  /** Whether it is the cheapest of several tickets, or the most of what depends on how many come. */
  is: z.enum(['from', 'upTo']).optional(),
});
export type AllInPrice = z.infer<typeof AllInPrice>;

/** What the service fee follows from: an event, and the plan of its community. */
export interface FeeRule extends Pick<Payment, 'feePayer'> {
  /** Where it isn't known the highest fee counts, so that players never pay more than they read. */
  readonly plan?: TeamPlan | undefined;
}

/** What a card pays for one spot, with the service fee as far as the player pays it. */
export function byCard(price: Money, { plan = 'rookie', feePayer = 'player' }: FeeRule, ticket?: Ticket): Money {
  const { totalMinor } = quoteFor([{ personId: '', name: '', guests: [], ticket }], { price, plan, feePayer });
  return { amountMinor: totalMinor, currency: price.currency };
}

/**
 * The least that a player has to pay for an event, with everything in it: the price where the host is paid directly, else that
 * with the service fee. Undefined where nothing has to be paid.
 */
export function allInPrice(event: Payment, plan?: TeamPlan): AllInPrice | undefined {
  const { price, ticketTypes = [], costShare: { total, capPerHead } = {}, payOutside, feePayer } = event;
  if (cardShareOf(event) && capPerHead) return { ...byCard(capPerHead, { feePayer, plan }), is: 'upTo' };
  const most = capPerHead ?? total;
  if (most) return { ...most, is: 'upTo' };
  const cheapest = cheapestOf(ticketTypes);
  const least = cheapest?.price ?? price;
  if (!least?.amountMinor) return undefined;
  if (!cheapest && isPayable(payOutside)) return { ...least };
  return { ...byCard(least, { feePayer, plan }), ...(ticketTypes.length > 1 && { is: 'from' as const }) };
}

/** Of those that everyone can have, where there are some. */
function cheapestOf(types: readonly TicketType[]): TicketType | undefined {
  const open = types.filter(({ memberOnly }) => !memberOnly);
  return (open.length > 0 ? open : types).toSorted((a, b) => a.price.amountMinor - b.price.amountMinor)[0];
}

/** `$12.66`, `From $8.54`, `Up to $15.00`; undefined where nothing is paid. */
export function allInWords(price: AllInPrice | undefined): string | undefined {
  if (!price) return undefined;
  const { is, ...sum } = price;
  const words = formatPrice(sum);
  return is ? `${{ from: 'From', upTo: 'Up to' }[is]} ${words}` : words;
}
