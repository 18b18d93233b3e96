import { newId } from '#lambdas/kernel/data/new-id.ts';
import type { Seller } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { TicketType } from '#shared/events/payments/schemas.ts';
import type { pricedSlotsOf } from '#shared/events/slots/schemas.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { type Quote, quoteFor, quoteLines, type Ticket } from '#shared/payments/quote.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** A player whose spot is paid, as the host knows them. */
export interface PaidSpot {
  readonly personId: string;
  readonly name: string;
  /** Names of the guests; empty where one has none. */
  readonly guests: readonly string[];
  /** The ticket that they chose, where the event has tickets. */
  readonly ticket?: TicketType | undefined;
  /** The slots with a price that they sign up for. */
  readonly slots?: readonly PricedSlot[] | undefined;
}

export type PricedSlot = ReturnType<typeof pricedSlotsOf>[number];

interface Payer {
  readonly userId: string;
  readonly name: string;
}

/** What an event costs some players with one service fee; guests only where the host says that they pay too, or that they have tickets as well. */
export function quoteOf(
  { price, chargeGuests, feePayer = 'player' }: StoredEvent,
  players: readonly PaidSpot[],
  plan: TeamPlan,
): Quote | undefined {
  const each = players[0]?.ticket?.price ?? price;
  if (!each) return undefined;
  const spots = players.map(({ guests, ticket, slots = [], ...player }) => ({
    ...player,
    guests: chargeGuests || ticket ? guests : [],
    ...(ticket && { ticket: shownTicket(ticket) }),
    slots: slots.map(({ slotId, label, price: { amountMinor } }) => ({ slotId, label, amountMinor })),
  }));
  return quoteFor(spots, { price: each, plan, feePayer });
}

const shownTicket = ({ key, name, price, guestPrice = price }: TicketType): Ticket => ({
  ticketId: key,
  label: name,
  amountMinor: price.amountMinor,
  guestMinor: guestPrice.amountMinor,
});

/** What an event says of refunds; undefined where its host has not said. */
export const termsOf = ({ refundPolicy, refundTiers, refundTo }: StoredEvent): RefundTerms | undefined =>
  refundPolicy && {
    refundPolicy,
    ...(refundTiers && refundPolicy === 'custom' && { refundTiers }),
    ...(refundTo && { refundTo }),
  };

/** What an event's price is worked out from with a code, and what its codes belong to. */
export const codeTermsOf = ({ eventId, hostingTeam, feePayer = 'player' }: StoredEvent, plan: TeamPlan) => ({
  plan,
  feePayer,
  scopes: scopesOf({ eventId, hostingTeam }),
});

/** Whose codes and discounts lower the price of an event. */
export const scopesOf = ({ eventId, hostingTeam }: Pick<StoredEvent, 'eventId' | 'hostingTeam'>): string[] =>
  hostingTeam ? [eventId, hostingTeam] : [eventId];

/** Whose account gets the money; what is free names the creator. */
const soldBy = ({ creatorId }: StoredEvent, account: Seller['account']) => ({
  sellerKind: account?.ownerKind ?? ('user' as const),
  sellerId: account?.ownerId ?? creatorId,
  stripeId: account?.stripeId ?? '',
});

/**
 * An order that holds spots, with everything that the payer is shown fixed in it. One that costs nothing is paid; of another
 * there is none where cards cannot pay.
 */
export function orderFor(
  event: StoredEvent,
  { payer, players }: { readonly payer: Payer; readonly players: readonly PaidSpot[] },
  seller: Seller,
  when: When,
): StoredOrder | undefined {
  const quote = quoteOf(event, players, seller.plan);
  const order = quote && orderOver(event, { payer, quote }, seller, when);
  return order && { ...order, codeTerms: codeTermsOf(event, seller.plan) };
}

/** What a slot costs a player who is in already. */
export function slotQuoteOf(
  { feePayer = 'player' }: StoredEvent,
  { personId, name }: Pick<PaidSpot, 'personId' | 'name'>,
  { slotId, label, price }: PricedSlot,
  plan: TeamPlan,
): Quote {
  const { amountMinor, currency } = price;
  return quoteLines([{ kind: 'slot', personId, name, slotId, label, amountMinor }], { currency, plan, feePayer });
}

interface When {
  readonly expiresAt: string;
  readonly now: Date;
}

/** An order over something that is priced; undefined where cards cannot pay. */
export function orderOver(
  event: StoredEvent,
  { payer, quote }: { readonly payer: Payer; readonly quote: Quote },
  { account }: Seller,
  { expiresAt, now }: When,
): StoredOrder | undefined {
  const isFree = quote.totalMinor === 0;
  const terms = termsOf(event) ?? (isFree ? { refundPolicy: 'flexible' as const } : undefined);
  if (!terms || !(account || isFree)) return undefined;
  const { lines, currency, subtotalMinor, serviceFeeMinor, platformFeeMinor, totalMinor } = quote;
  return {
    orderId: newId('order', now),
    subjectKind: 'event',
    subjectId: event.eventId,
    ...(event.hostingTeam && { teamId: event.hostingTeam }),
    userId: payer.userId,
    payerName: payer.name,
    ...soldBy(event, account),
    lines,
    currency,
    subtotalMinor,
    serviceFeeMinor,
    platformFeeMinor,
    totalMinor,
    refundableMinor: 0,
    status: isFree ? 'paid' : 'reserved',
    ...(isFree && { paidAt: now.toISOString() }),
    version: 1,
    expiresAt,
    createdAt: now.toISOString(),
    title: event.title,
    startsAt: event.startsAt,
    timeZone: event.timeZone,
    href: `/discover/events/${event.eventId}`,
    terms,
    refunds: [],
    attempt: 0,
  };
}
