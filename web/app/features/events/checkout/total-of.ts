import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { pricedSlotsOf } from '#shared/events/slots/schemas.ts';
import { formatMoney } from '#shared/money.ts';
import { automaticOff } from '#shared/payments/discounts/automatic.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import { fromShownFacts } from '#shared/payments/discounts/shown-facts.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';

type Line = Pick<OrderLine, 'kind' | 'personId' | 'amountMinor'>;

type Lowered = Pick<EventQuote, 'fees' | 'currency' | 'automatic' | 'siblingsPaid' | 'returning' | 'members'>;

/** `$25.02`: all of some lines, as it will be charged. @param lines at their full prices */
export function totalOf({ fees, currency, automatic, ...shown }: Lowered, lines: readonly Line[]): string {
  const named = lines.map((line) => ({ ...line, name: '' }));
  const applied = automaticOff(named, automatic, fromShownFacts(shown), { currency, now: new Date() });
  const { totalMinor } = pricedWith(named, undefined, { ...fees, currency }, applied);
  return formatMoney({ amountMinor: totalMinor, currency });
}

/** The full price of a spot, or of a ticket where the event has tickets; undefined while that is still to be chosen. */
export const priceOf = ({ tickets, priceMinor }: EventQuote, ticket: string | undefined): number | undefined =>
  tickets ? tickets.find(({ key }) => key === ticket)?.priceMinor : priceMinor;

/** The slots that a player chose, at their prices. */
export const slotLines = (event: Event, personId: string, slotIds: readonly string[]) =>
  pricedSlotsOf(event)
    .filter(({ slotId }) => slotIds.includes(slotId))
    .map(({ price }) => ({ kind: 'slot' as const, personId, amountMinor: price.amountMinor }));
