import type { ReactNode } from 'react';
import type { Sent } from '#shared/contract/operation.ts';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import type { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { formatMoney } from '#shared/money.ts';
import { useJoin } from '../rsvp/use-join.ts';
import { priceOf, slotLines, totalOf } from './total-of.ts';
import { useHold } from './use-hold.ts';
import { useSlots } from './use-slots.tsx';
import { useTicket } from './use-ticket.tsx';

type Said = Omit<Sent<typeof events.operations.joinEvent>, 'eventId' | 'token'>;

interface WayIn {
  /** The tickets to choose from, where there are tickets. */
  readonly field: ReactNode;
  /** The slots with a price, where there are some. */
  readonly slotField: ReactNode;
  /** What one spot costs by card, once that is known. */
  readonly price: string | undefined;
  readonly isBusy: boolean;
  /** @param said what a player says who doesn't pay first */
  readonly send: (party: Pick<Said, 'guests' | 'group'>, said: Said) => void;
}

/** How a player joins: at once, or by a spot that is held while they pay. */
export function useWayIn(event: Event, asks: boolean, quote: EventQuote | undefined): WayIn {
  const { eventId, timeZone } = event;
  const { join, isRunning } = useJoin(eventId);
  const { hold, isRunning: isHolding } = useHold(eventId);
  const held = !asks && (quote?.takesCards || quote?.tickets) ? quote : undefined;
  const { ticket, field, price, isMissing } = useTicket(timeZone, held);
  const { slots, field: slotField } = useSlots(event, held);
  const send: WayIn['send'] = (party, said) => {
    if (isMissing()) return;
    if (held) hold({ ...party, ...(ticket && { ticket }), ...(slots.length > 0 && { slots: [...slots] }) });
    else join({ ...party, ...said });
  };
  const total = held && slots.length > 0 ? priceWithSlots(event, held, { ticket, slots }) : spotPrice(quote, price);
  return { field, slotField, price: total, isBusy: isRunning || isHolding, send };
}

interface Chosen {
  readonly ticket: string | undefined;
  readonly slots: readonly string[];
}

/** The spot and its slots together, as they will be charged. */
function priceWithSlots(event: Event, quote: EventQuote, { ticket, slots }: Chosen): string | undefined {
  const amountMinor = priceOf(quote, ticket);
  if (amountMinor === undefined) return undefined;
  return totalOf(quote, [{ kind: 'spot', personId: '', amountMinor }, ...slotLines(event, '', slots)]);
}

function spotPrice(quote: EventQuote | undefined, ticketPrice: string | undefined): string | undefined {
  if (!quote || quote.tickets) return ticketPrice;
  if (!quote.takesCards) return undefined;
  const price = formatMoney({ amountMinor: quote.totalMinor, currency: quote.currency });
  return quote.share && !quote.share.isFinal ? `up to ${price}` : price;
}
