import type { EventQuote, TicketOffer } from '#shared/events/checkout/event-quote.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import type { TicketType } from '#shared/events/payments/schemas.ts';
import { ticketRefusal } from '#shared/events/payments/ticket-sale.ts';
import { leftOf } from '#shared/events/rsvp/line/tickets.ts';
import { pricedSlotsOf } from '#shared/events/slots/schemas.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { Taken } from '../slots/choose.ts';
import { type PricedSlot, quoteOf, slotQuoteOf } from './order-for.ts';

/** What a spot and a slot cost together. */
export const totalWith = (
  event: StoredEvent,
  slot: PricedSlot | undefined,
  plan: TeamPlan,
  ticket: TicketType | undefined,
) => quoteOf(event, [{ personId: '', name: '', guests: [], ticket, slots: slot ? [slot] : [] }], plan)?.totalMinor ?? 0;

/** The slots with a price, each with what it adds to the total and how many are left. */
export function slotsOf(
  event: StoredEvent,
  holders: Taken,
  {
    userId,
    totalOf,
    plan,
  }: { readonly userId?: string; readonly totalOf: (slot?: PricedSlot) => number; readonly plan: TeamPlan },
): Pick<EventQuote, 'slots'> {
  // Hosts are who slots are paid to.
  const priced = userId !== undefined && isHost(event, userId) ? [] : pricedSlotsOf(event);
  if (priced.length === 0) return {};
  const slots = priced.map((slot) => ({
    slotId: slot.slotId,
    totalMinor: totalOf(slot) - totalOf(),
    aloneMinor: slotQuoteOf(event, { personId: '', name: '' }, slot, plan).totalMinor,
    left: Math.max(0, slot.quantity - (holders[slot.slotId]?.length ?? 0)),
  }));
  return { slots };
}

/** The tickets, each with its whole price and why the reader can’t have it. */
export const ticketsOf = (
  event: StoredEvent,
  line: StoredLine,
  reader: { readonly isMember: boolean; readonly now: Date },
  totalOf: (ticket: TicketType) => number,
): TicketOffer[] =>
  (event.ticketTypes ?? []).map((ticket) => {
    const { key, name, price, guestPrice = price, salesFrom } = ticket;
    const left = leftOf(line, key);
    const refusal = ticketRefusal(ticket, { ...reader, left });
    return {
      key,
      name,
      totalMinor: totalOf(ticket),
      priceMinor: price.amountMinor,
      guestMinor: guestPrice.amountMinor,
      ...(left !== undefined && { left }),
      ...(refusal && { refusal }),
      ...(salesFrom && { salesFrom }),
    };
  });
