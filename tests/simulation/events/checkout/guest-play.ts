import { claimPlace } from '#lambdas/events/guests/claim-place.ts';
import type { Guest } from '#lambdas/events/guests/guest-reader.ts';
import { holdAsGuest } from '#lambdas/events/guests/hold-as-guest.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { createGuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { stage } from '../../stage/stage.ts';
import { eventId, personId } from '../line/line-world.ts';
import { people, type stageCheckout } from './checkout-play.ts';
import { groups, slotStore } from './slot-sale.ts';

/** A guest, and the account of the same person. */
export const guestId = 'gst_01HZX0000000000000000000AA';
export const me = personId(people);

/** What of the product is broken on purpose. */
export interface GuestTwin {
  readonly claim?: typeof claimPlace;
}

type Play = ReturnType<typeof stageCheckout>;

const priced = { amountMinor: 1200, currency: 'USD' };
/** What of an event a hold looks at. */
const event = {
  eventId,
  creatorId: personId(people + 1),
  title: 'Thursday night volleyball',
  visibility: 'public',
  startsAt: '2026-12-09T00:00:00.000Z',
  endsAt: '2026-12-09T02:00:00.000Z',
  timeZone: 'America/Chicago',
  refundPolicy: 'flexible',
  eventSlotGroup: groups,
  ticketTypes: ['few', 'many'].map((key) => ({ key, name: key, price: priced })),
} as unknown as Parameters<typeof holdAsGuest>[0]['event'];

const account = {
  ownerKind: 'user',
  ownerId: event.creatorId,
  stripeId: 'acct_seller',
  currency: 'USD',
  chargesEnabled: true,
  detailsSubmitted: true,
  payoutsEnabled: true,
  currentlyDue: [],
  pastDue: [],
} as never;

const guest: Guest & { email: string } = {
  guestId,
  eventId,
  displayName: 'Jo',
  email: 'jo@guests.example',
  createdAt: '2026-11-01T00:00:00.000Z',
};

/** A guest who sends the form, twice at times, pays, leaves and signs up, among players who hold and pay. */
export function guestIn({ scheduler, parts: { takeSlots } }: Play, { claim = claimPlace }: GuestTwin) {
  const seats = createSeatStore(stage.table, stage.retry, () => scheduler.now);
  const kept = createOrders(stage.table, stage.retry);
  const orders = { ...kept, ...createGuestOrders(stage.table, kept) };
  const guests = { keep: async (one: Guest) => one, find: async () => guest, end: async () => undefined };
  const holds = {
    seats,
    orders,
    guests,
    uses: { begin: async () => [] },
    discounts: { list: async () => [] },
    takeSlots,
    secret: async () => 'secret',
    due: { schedule: async () => undefined as never },
    payouts: { find: async () => account, ofTeam: async () => account },
    teams: { find: async () => undefined },
  };
  const hold = async () => {
    const line = await seats.find(eventId);
    const ticket = scheduler.random() < 0.3 ? 'few' : 'many';
    const slots = scheduler.random() < 0.5 ? ['racket'] : [];
    if (line) await holdAsGuest({ event, line, guest, ticket, slots }, holds as never, scheduler.now);
  };
  return { hold, claim: () => claim(guest, me, { seats, orders, guests, slots: slotStore }, scheduler.now) };
}
