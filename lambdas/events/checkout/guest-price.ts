import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { Discounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { shownTerms } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { takesInvited } from '#shared/events/guests/takes-guests.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import type { TicketType } from '#shared/events/payments/schemas.ts';
import { ticketRefusal } from '#shared/events/payments/ticket-sale.ts';
import { leftOf } from '#shared/events/rsvp/line/tickets.ts';
import { pricedSlotsOf, slotGroupsOf } from '#shared/events/slots/schemas.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import { holdersOf } from '../slots/choose.ts';
import type { SlotStore } from '../slots/store.ts';
import { ofGuests, readLowering } from './lower-price.ts';
import { slotsOf, totalWith } from './offers.ts';
import { quoteOf, termsOf } from './order-for.ts';
import { sellerOfEvent } from './seller-of-event.ts';

/** What a guest who comes now pays for an event by card; undefined where they can't: it takes no guests or no cards, or has no ticket for them now. */
export const guestPriceOf: PriceOf = async (event, line, sellers, now) =>
  takesInvited(event, now) ? heldPriceOf(event, line, sellers, now) : undefined;

/** Who sells to guests, and what takes something off the price for everyone. */
export interface GuestSellers extends Sellers {
  readonly discounts: Pick<Discounts, 'list'>;
  readonly slots: Pick<SlotStore, 'find'>;
}

type PriceOf = (
  event: StoredEvent,
  line: StoredLine,
  sellers: GuestSellers,
  now: Date,
) => Promise<GuestPrice | undefined>;

/** The same for a guest who is on the list, whether it takes others or not. */
export const heldPriceOf: PriceOf = async (event, line, sellers, now) => {
  const terms = termsOf(event);
  if (!terms || !paysFirst(event)) return undefined;
  const { account, plan } = await sellerOfEvent(event, sellers, now);
  if (!account) return undefined;
  const currency = event.price?.currency ?? account.currency;
  const priced = await pricesFor(event, plan, sellers, now);
  if (!event.ticketTypes?.length) {
    const whole = priced();
    const offered = whole && (await slotOffers(event, line, plan, sellers));
    return whole && { ...whole, currency, plan, terms: shownTerms(terms), ...offered };
  }
  const tickets = event.ticketTypes
    .filter((ticket) => isForGuests(ticket, line, now))
    .map((ticket) => ({ key: ticket.key, name: ticket.name, ...(priced(ticket) ?? free) }))
    .toSorted((a, b) => a.totalMinor - b.totalMinor);
  const [cheapest] = tickets;
  if (!cheapest) return undefined;
  const { totalMinor, lowered } = cheapest;
  const shown = tickets.map(({ lowered: _, ...ticket }) => ticket);
  const offered = await slotOffers(event, line, plan, sellers);
  return {
    totalMinor,
    ...(lowered && { lowered }),
    currency,
    plan,
    terms: shownTerms(terms),
    tickets: shown,
    ...offered,
  };
};

/** The slots with a price, each with what it adds to what a spot costs. */
async function slotOffers(
  event: StoredEvent,
  line: StoredLine,
  plan: TeamPlan,
  { slots }: Pick<GuestSellers, 'slots'>,
): Promise<Pick<GuestPrice, 'slots'>> {
  if (pricedSlotsOf(event).length === 0) return {};
  const holders = holdersOf(await slots.find(event.eventId), { groups: slotGroupsOf(event), line });
  const [ticket] = event.ticketTypes ?? [];
  return slotsOf(event, holders, { totalOf: (slot) => totalWith(event, slot, plan, ticket), plan });
}

type PriceOfOne = Pick<GuestPrice, 'totalMinor' | 'lowered'>;
const free: PriceOfOne = { totalMinor: 0 };

/** What a spot costs a guest, or a ticket, lower by what needs no code and is for everyone. */
async function pricesFor(event: StoredEvent, plan: TeamPlan, { discounts }: GuestSellers, now: Date) {
  const quote = (ticket?: TicketType) => quoteOf(event, [{ personId: '', name: '', guests: [], ticket }], plan);
  const first = quote(event.ticketTypes?.[0]);
  const terms = { plan, feePayer: event.feePayer ?? 'player' } as const;
  const buying = first && { quote: first, userId: '', family: [], terms };
  const lowering = buying && (await readLowering(event, buying, ofGuests(discounts), now));
  return (ticket?: TicketType): PriceOfOne | undefined => {
    const whole = quote(ticket);
    if (!whole || !lowering) return undefined;
    const { totalMinor, names } = lowering.of(whole);
    const [name] = names;
    return { totalMinor, ...(name && { lowered: { name, fullMinor: whole.totalMinor } }) };
  };
}

/** What is free is for players with an account: nothing else would show that a guest means it. */
const isForGuests = (ticket: TicketType, line: StoredLine, now: Date): boolean =>
  ticket.price.amountMinor > 0 && !ticketRefusal(ticket, { isMember: false, left: leftOf(line, ticket.key), now });
