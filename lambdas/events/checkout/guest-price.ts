import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { shownTerms } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { takesInvited } from '#shared/events/guests/takes-guests.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import type { TicketType } from '#shared/events/payments/schemas.ts';
import { ticketRefusal } from '#shared/events/payments/ticket-sale.ts';
import { leftOf } from '#shared/events/rsvp/line/tickets.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import { quoteOf, termsOf } from './order-for.ts';
import { sellerOfEvent } from './seller-of-event.ts';

/** What a guest who comes now pays for an event by card; undefined where they can't: it takes no guests or no cards, or has no ticket for them now. */
export const guestPriceOf: PriceOf = async (event, line, sellers, now) =>
  takesInvited(event, now) ? heldPriceOf(event, line, sellers, now) : undefined;

type PriceOf = (event: StoredEvent, line: StoredLine, sellers: Sellers, now: Date) => Promise<GuestPrice | undefined>;

/** The same for a guest who is on the list, whether it takes others or not. */
export const heldPriceOf: PriceOf = async (event, line, sellers, now) => {
  const terms = termsOf(event);
  if (!terms || !paysFirst(event)) return undefined;
  const { account, plan } = await sellerOfEvent(event, sellers, now);
  if (!account) return undefined;
  const quote = (ticket?: TicketType) => quoteOf(event, [{ personId: '', name: '', guests: [], ticket }], plan);
  if (!event.ticketTypes?.length) {
    const whole = quote();
    return whole && { totalMinor: whole.totalMinor, currency: whole.currency, plan, terms: shownTerms(terms) };
  }
  const tickets = event.ticketTypes
    .filter((ticket) => isForGuests(ticket, line, now))
    .map((ticket) => ({ key: ticket.key, name: ticket.name, totalMinor: quote(ticket)?.totalMinor ?? 0 }))
    .toSorted((a, b) => a.totalMinor - b.totalMinor);
  const [cheapest] = tickets;
  return (
    cheapest && {
      totalMinor: cheapest.totalMinor,
      currency: account.currency,
      plan,
      terms: shownTerms(terms),
      tickets,
    }
  );
};

/** What is free is for players with an account: nothing else would show that a guest means it. */
const isForGuests = (ticket: TicketType, line: StoredLine, now: Date): boolean =>
  ticket.price.amountMinor > 0 && !ticketRefusal(ticket, { isMember: false, left: leftOf(line, ticket.key), now });
