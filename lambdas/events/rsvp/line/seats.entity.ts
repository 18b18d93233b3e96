import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Grouping } from '#shared/events/rsvp/line/grouping.ts';
import type { Extra, Offer } from '#shared/events/rsvp/line/seats.ts';
import { approvalModes, waitlistModes } from '#shared/events/rsvp/usual-policy.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';

/** People by their key (`person-key.ts`), and something of each. */
type ByPerson<Value> = Readonly<Record<string, Value>>;

/** One event's line, in one item: see `shared/events/rsvp/line/seats.ts` for what follows from it. */
export const seatsEntity = entityOf({
  model: { service: 'rovers', entity: 'seats', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    /** Heads that can be in. */
    capacity: { type: 'number', required: true },
    /** The number each person drew. */
    order: { type: CustomAttributeType<ByPerson<number>>('any'), required: true },
    /** Heads a person brings, where more than one. */
    heads: { type: CustomAttributeType<ByPerson<number>>('any'), required: true },
    /** The number of each person who waits to be given a seat. */
    waits: { type: CustomAttributeType<ByPerson<number>>('any'), required: true },
    /** Seats held: the number drawn, and until when. */
    offers: { type: CustomAttributeType<ByPerson<Offer>>('any'), required: true },
    /** When each person asked who may not simply join. */
    requests: { type: CustomAttributeType<ByPerson<string>>('any'), required: true },
    version: { type: 'number', required: true },
    /** The trace that last changed it: what its followers tell goes on with it. */
    traceId: { type: 'string' },
    /** Heads that the line takes in all: seats, and where free seats are taken in order also the room to wait. */
    room: { type: 'number', required: true },
    /**
     * What is left of the room. Joining takes from it by condition. Below zero where the host closed the waitlist on
     * people who stand in it: they stay, joining is closed.
     */
    left: { type: 'number', required: true },
    /** Heads that may still begin to wait, where free seats are handed out. */
    waitLeft: { type: 'number', required: true },
    /** The number the next to join draws. */
    nextNumber: { type: 'number', required: true },
    /** The group of each person (`shared/events/rsvp/line/line-groups.ts`); absent where no player ever joined in one. */
    groups: { type: CustomAttributeType<ByPerson<string>>('any') },
    /** The event's groups; absent where it has none. */
    grouping: { type: CustomAttributeType<Grouping | undefined>('any') },
    /** True once no seats are kept for groups any more. */
    released: { type: 'boolean' },
    /** The ticket of each person, by its key; absent where no player ever had one. */
    tickets: { type: CustomAttributeType<ByPerson<string>>('any') },
    /** How many heads may come on a ticket, by its key. */
    ticketLimits: { type: CustomAttributeType<Readonly<Record<string, number>>>('any') },
    /** The order that pays for each person's seat; absent where no player ever paid by card. */
    orders: { type: CustomAttributeType<ByPerson<string>>('any') },
    /** What people who are in pay for besides, by order. */
    extras: { type: CustomAttributeType<ByPerson<Readonly<Record<string, Extra>>>>('any') },
    /** What each person pays of a shared cost; absent until its price is final. */
    shares: { type: CustomAttributeType<ByPerson<number>>('any') },
    /** When the price of a shared cost was final, and what a spot costs since, in minor units. */
    lockedAt: { type: 'string' },
    eachMinor: { type: 'number' },
    /** What all shares may come to from then on. */
    mostSharesMinor: { type: 'number' },
    /** True where players pay by card before they are in; absent on lines from before. */
    paysFirst: { type: 'boolean' },
    /** What players who leave get back of what they paid by card; absent where the event takes no cards. */
    refundTerms: { type: CustomAttributeType<RefundTerms>('any') },
    /** Who let an offer pass, or the time to pay. */
    lapsed: { type: CustomAttributeType<ByPerson<string | true>>('any'), required: true },
    /** What people who are in say to a request. */
    votes: { type: CustomAttributeType<ByPerson<ByPerson<'yes' | 'no'>>>('any'), required: true },
    /** People in `order`, whatever they bring. */
    entries: { type: 'number', required: true },
    /** People in `waits`. */
    waiters: { type: 'number', required: true },
    /** True when offers are over and free seats are for the first to take them. */
    rush: { type: 'boolean', required: true },
    /** How a free seat finds its next holder. */
    mode: { type: waitlistModes, required: true },
    /** Where seats are drawn: when, the hash of the seed once it is published, and when it was done. */
    drawsAt: { type: 'string' },
    commitment: { type: 'string' },
    drawnAt: { type: 'string' },
    approval: { type: approvalModes, required: true },
    /** False for drafts, postponed and cancelled events: joining is closed. */
    open: { type: 'boolean', required: true },
    /** From this instant people join. */
    opensAt: { type: 'string', required: true },
    /** From this instant a join is a question to the host. */
    asksFrom: { type: 'string', required: true },
    /** From this instant joining is closed. */
    joinsUntil: { type: 'string', required: true },
    /** From this instant leaving is closed. */
    closesAt: { type: 'string', required: true },
    /** From this instant leaving counts as late; absent on lines from before. */
    lateFrom: { type: 'string' },
    /** Guests that one joiner may bring. */
    guestLimit: { type: 'number', required: true },
    /** Questions that requests have to answer. */
    questions: { type: 'number', required: true },
    /** What one must know to join, besides the host: a private event's share token; empty lets anybody join. */
    joinKey: { type: 'string', required: true },
    /** The audience of the event, as the text that a join must have been checked against; empty is open to all. */
    asked: { type: 'string' },
    hostId: { type: 'string', required: true },
    /** When the event is, for the rows that its followers keep by person, and for the time an offer holds. */
    startsAt: { type: 'string', required: true },
    endsAt: { type: 'string', required: true },
    timeZone: { type: 'string', required: true },
  },
  indexes: {
    /** One event's line. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
  },
});
