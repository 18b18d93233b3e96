import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId, OrderId, PersonId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import { Discount } from '#shared/payments/discounts/schemas.ts';
import { AnsweredDispute, answerErrors, disputeAnswer } from '#shared/payments/orders/answer-dispute.ts';
import { hostRefund } from '#shared/payments/orders/host-refund.ts';
import { Order, RefundTermsShown } from '#shared/payments/orders/schemas.ts';
import { TicketKey } from '../payments/schemas.ts';
import { ShareToken } from '../rsvp/contract.ts';
import { GroupKey } from '../rsvp/line/capacity-groups.ts';
import { Guests, Note } from '../rsvp/schemas.ts';
import { SlotId } from '../slots/schemas.ts';
import { eventAid } from './event-aid.ts';
import { familySpots, Held } from './family-spots.ts';

/** One way to come, with all that it costs. */
const TicketOffer = z.object({
  key: TicketKey,
  name: z.string(),
  /** With the service fee, in minor units; 0 where it is free. */
  totalMinor: z.int(),
  priceMinor: z.int(),
  /** What each guest adds to the price. */
  guestMinor: z.int(),
  /** How many are left, where there are few. */
  left: z.int().optional(),
  /** Why the reader can't have it now. */
  refusal: z.enum(['notYet', 'over', 'membersOnly', 'soldOut']).optional(),
  salesFrom: z.iso.datetime().optional(),
});
export type TicketOffer = z.infer<typeof TicketOffer>;

/** A slot with a price that players can sign up for as they join. */
const SlotOffer = z.object({
  slotId: SlotId,
  /** What it adds to the total, with its part of the service fee, in minor units. */
  totalMinor: z.int(),
  left: z.int(),
});
export type SlotOffer = z.infer<typeof SlotOffer>;

/** What a player pays for an event, all of it, before they decide. */
const EventQuote = z.object({
  /** One spot with its service fee, in minor units. */
  totalMinor: z.int(),
  /** The price of it, and what each guest adds to the price. */
  priceMinor: z.int(),
  currency: Currency,
  /** What is taken off without a code now, and how many children the reader has paid for here; the total above counts it. */
  automatic: z.array(Discount),
  siblingsPaid: z.int(),
  /** Why the total is lower, and what it would be otherwise. */
  lowered: z.object({ name: z.string(), fullMinor: z.int() }).optional(),
  /** What there is to choose from, where the event has tickets; then the price above is that of the cheapest. */
  tickets: z.array(TicketOffer).optional(),
  /** Where the event has slots with a price. */
  slots: z.array(SlotOffer).optional(),
  /** Whether a card can pay now. */
  takesCards: z.boolean(),
  /** Whether the host is also paid without a card. */
  takesMoneyAtDoor: z.boolean(),
  terms: RefundTermsShown.optional(),
  /** Whether the reader is in, owes the host, and can pay by card instead. */
  canPayLater: z.boolean().optional(),
  /** The reader's own order, open or paid. */
  order: Order.optional(),
  /** The reader's spot is held or paid by a pass for the series: what comes back of it if they leave this date now. */
  pass: z.object({ isPaid: z.boolean(), backMinor: z.int() }).optional(),
  /** What the service fee of several spots follows from. */
  fees: z.object({ plan: z.enum(['rookie', 'pro', 'elite']), feePayer: z.enum(['player', 'host', 'split']) }),
  /** What it comes to where players share a cost by card; all amounts have the service fee in them. */
  share: z
    .object({
      mostMinor: z.int(),
      /** What it would be with those who are in now; what it is, once it is final. */
      todayMinor: z.int(),
      /** Who shares it now, with guests who pay. */
      heads: z.int(),
      /** When the price is final and cards are charged. */
      locksAt: z.iso.datetime(),
      isFinal: z.boolean(),
      /** The price is final and the shares come to the cost: no one can join until a player leaves. */
      isCovered: z.boolean(),
    })
    .optional(),
  /** The reader's request to pay less; absent where they can't ask for that. */
  aid: AidStanding.optional(),
  /** Orders of the reader's for their children, open or paid, without their own. */
  familyOrders: z.array(Order),
});
export type EventQuote = z.infer<typeof EventQuote>;

/** What payers get back if the host goes on, in minor units. */
const RefundsAhead = z.object({
  payers: z.array(z.object({ name: z.string(), amountMinor: z.int() })),
  totalMinor: z.int(),
  /** Absent where nothing was paid. */
  currency: Currency.optional(),
});

/** Paying for an event by card. Prices are the server's: callers send none. */
export const eventCheckout = defineContract('eventCheckout', {
  getEventQuote: {
    method: 'GET',
    path: '/events/{eventId}/quote',
    summary: 'Get what you pay for an event in all, what comes back when, and your order for it',
    access: 'signedIn',
    input: z.strictObject({ eventId: EventId, token: ShareToken.optional() }),
    output: EventQuote,
    errors: ['event.notFound', 'payment.notDue'],
  },
  holdSpots: {
    method: 'PUT',
    path: '/events/{eventId}/checkout',
    summary: 'Hold your spot and those of your guests for 10 minutes while you pay, or take them if they’re free',
    access: 'named',
    input: z.strictObject({
      eventId: EventId,
      token: ShareToken.optional(),
      guests: Guests.optional(),
      note: Note.optional(),
      group: GroupKey.optional(),
      /** Which of the event's tickets they come on. */
      ticket: TicketKey.optional(),
      /** The slots with a price that they sign up for. */
      slots: z
        .array(SlotId)
        .max(50, 'At most 50 slots.')
        .refine((all) => new Set(all).size === all.length, 'Each once.')
        .optional(),
    }),
    output: Held,
    errors: [
      'event.notFound',
      'payment.notDue',
      'order.adultPays',
      'order.cardsUnavailable',
      'order.paying',
      'rsvp.askFirst',
      'rsvp.closed',
      'rsvp.full',
      'rsvp.notYet',
      'rsvp.tooManyGuests',
      'rsvp.guestNamesMissing',
      'rsvp.guestsUnproven',
      'rsvp.groupMissing',
      'rsvp.ticketMissing',
      'rsvp.ticketSoldOut',
      'rsvp.ticketNotOnSale',
      'rsvp.ticketForMembers',
      'rsvp.notEligible',
      'slot.notFound',
      'slot.full',
      'slot.tooMany',
      'slot.paidWithSpot',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  ...familySpots,
  ...eventAid,
  listEventOrders: {
    method: 'GET',
    path: '/events/{eventId}/orders',
    summary: 'List the orders of an event and what went back of each',
    access: 'event:keepMoney',
    input: z.strictObject({ eventId: EventId }),
    output: z.object({
      orders: z.array(Order),
      /** Whether the reader may send money back: the creator, or who manages the money of the hosting community. */
      mayRefund: z.boolean(),
      /** Whether card payments go to the reader's own payout account, or would if there were one. */
      isSeller: z.boolean(),
      /** Where players share a cost by card: what comes to the host if the price is final with those who are in now. */
      share: z
        .object({
          heads: z.int(),
          /** Without the service fee; 0 where too few are in, so that no one is charged. */
          expectedMinor: z.int(),
          currency: Currency,
          locksAt: z.iso.datetime(),
          isFinal: z.boolean(),
        })
        .optional(),
    }),
    errors: ['event.notFound'],
  },
  previewRefunds: {
    method: 'GET',
    path: '/events/{eventId}/refunds-ahead',
    summary: 'Get what each payer gets back if you call the event off, or take a player off the list',
    access: 'event:manage',
    input: z.strictObject({
      eventId: EventId,
      /** The player who is taken off; everyone where it is absent. */
      personId: PersonId.optional(),
    }),
    output: RefundsAhead,
    errors: ['event.notFound'],
  },
  refundEventOrder: {
    method: 'POST',
    path: '/events/{eventId}/orders/{orderId}/refunds',
    summary: 'Send money back to a player: all that is left, what the policy gives, or an amount',
    access: 'event:keepMoney',
    input: z.strictObject({ eventId: EventId, orderId: OrderId, ...hostRefund }),
    output: Order,
    errors: [
      'event.notFound',
      'access.denied',
      'order.notFound',
      'order.nothingLeft',
      'order.disputed',
      'credit.guestPayer',
    ],
    creates: true,
  },
  getEventDispute: {
    method: 'GET',
    path: '/events/{eventId}/orders/{orderId}/dispute',
    summary: 'Get a disputed payment with what the payer’s bank is shown and your words so far',
    access: 'event:keepMoney',
    input: z.strictObject({ eventId: EventId, orderId: OrderId }),
    output: AnsweredDispute,
    errors: ['event.notFound', 'access.denied', 'order.notFound', 'dispute.notFound'],
  },
  answerDispute: {
    method: 'PUT',
    path: '/events/{eventId}/orders/{orderId}/dispute',
    summary: 'Save your words on a disputed payment, or send them with the evidence, which is done once',
    access: 'event:keepMoney',
    input: z.strictObject({
      eventId: EventId,
      orderId: OrderId,
      ...disputeAnswer,
    }),
    output: AnsweredDispute,
    errors: ['event.notFound', 'access.denied', 'order.notFound', ...answerErrors],
  },
});
