import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId, OrderId, PersonId, TeamId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { AnsweredDispute, answerErrors, disputeAnswer } from '#shared/payments/orders/answer-dispute.ts';
import { hostRefund } from '#shared/payments/orders/host-refund.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { TicketKey } from '../payments/schemas.ts';
import { ShareToken } from '../rsvp/contract.ts';
import { GroupKey } from '../rsvp/line/capacity-groups.ts';
import { Guests, Note } from '../rsvp/schemas.ts';
import { ChosenSlots } from '../slots/schemas.ts';
import { eventAid } from './event-aid.ts';
import { EventQuote } from './event-quote.ts';
import { extraSlots } from './extra-slots.ts';
import { familySpots, Held } from './family-spots.ts';

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
      slots: ChosenSlots.optional(),
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
      'slot.notFree',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  ...extraSlots,
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
      /** Passes that the reader may not send back, because they pay for dates of other hosts as well. */
      othersPasses: z.array(OrderId),
      /** Whether card payments go to the reader's own payout account, or would if there were one. */
      isSeller: z.boolean(),
      /** The community that hosts the event, where the reader manages its money. */
      managedTeam: TeamId.optional(),
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
