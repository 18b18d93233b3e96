import * as z from 'zod';
import { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { defineContract } from '../contract/operation.ts';
import { EventId } from '../ids.ts';
import { Lines } from '../text.ts';
import { CancelReason, Event, EventDetails, Place, Seats } from './details/schemas.ts';
import { GuestPrice } from './guests/guest-price.ts';
import { Host } from './hosts/hosts.ts';
import { Joiner, rsvpOperations, ShareToken } from './rsvp/contract.ts';
import { MyAnswer } from './rsvp/schemas.ts';
import { recurrenceInput } from './series/recurrence-schemas.ts';

const Cursor = z.string().max(1024);
const Version = z.int().min(1);

/** What a page of an event shows to anybody who may see it. */
const EventView = z.object({
  event: Event,
  seats: Seats,
  /** How many more must come, while too few may still end the event. */
  neededMore: z.int().optional(),
  /** Where seats are drawn: the published hash of the seed, without which entries are closed, and when it was done. */
  draw: z.object({ commitment: z.string().optional(), drawnAt: z.iso.datetime().optional() }).optional(),
  /** What those who were there think of it, 1 to 5, once enough of them said so. */
  rated: z.object({ count: z.int(), average: z.number() }).optional(),
});

/** The same for a signed-in person, with where they stand and what they may do. */
const MyEventView = EventView.extend({
  mine: Place,
  answer: MyAnswer,
  canManage: z.boolean(),
  /** Whether they decide who comes: requests, places in the line, guests, and who is taken off. */
  canManageJoiners: z.boolean(),
  /** Whether the door is theirs: they check people in and say who came. */
  canCheckIn: z.boolean(),
  /** Where only members can join: whether they are one. */
  isMember: z.boolean().optional(),
  /** A host invited them. */
  isInvited: z.boolean().optional(),
  /** Which change of the event they have not said they have seen. */
  changeToSee: Version.optional(),
  /** The hosts wait for them to say whether they host it too. */
  isAskedToHost: z.boolean().optional(),
  isFavourite: z.boolean(),
  followsHost: z.boolean(),
  /** How many people keep it, from five on. */
  favourites: z.int().optional(),
  /** Only for who is in and who manages it: where it is held online. */
  onlineUrl: z.string().optional(),
  /** Only for those who manage it: how they are paid, with their accounts. */
  payOutside: PayOutside.optional(),
  /** Only for those who manage it: who hosts it, who was asked to, and who declined. */
  hosting: z.array(Host).optional(),
  /** Only for those who manage a private event: the key its link carries. */
  shareToken: z.string().optional(),
});

const manage = { access: 'event:manage', errors: ['event.notFound', 'record.changed', 'event.notEditable'] } as const;

export const events = defineContract('events', {
  scheduleEvent: {
    method: 'POST',
    path: '/events',
    summary: 'Create an event or a draft',
    access: 'profileComplete',
    creates: true,
    limit: { calls: 20, per: 'day' },
    input: EventDetails.extend({ publish: z.boolean().default(true), ...recurrenceInput }),
    output: Event,
    errors: [
      'access.denied',
      'team.archived',
      'city.notFound',
      'place.unknown',
      'event.startsInPast',
      'event.payoutNeeded',
      'payout.otherCurrency',
      'payment.tooLittle',
      'payment.wayNeeded',
      'event.minimumTooLate',
      'series.invalid',
    ],
  },
  getPublicEvent: {
    method: 'GET',
    path: '/events/{eventId}',
    summary: 'Read a public event',
    access: 'public',
    cacheSeconds: 5,
    input: z.strictObject({ eventId: EventId, token: ShareToken.optional() }),
    output: EventView.extend({ guestPrice: GuestPrice.optional() }),
    errors: ['event.notFound'],
  },
  getEvent: {
    method: 'GET',
    path: '/events/mine/{eventId}',
    summary: 'Read an event with your RSVP and permissions',
    access: 'signedIn',
    input: z.strictObject({ eventId: EventId, token: ShareToken.optional() }),
    output: MyEventView,
    errors: ['event.notFound'],
  },
  changeEvent: {
    method: 'PUT',
    path: '/events/{eventId}',
    summary: 'Update an event; players who are in are notified of a new time or place',
    ...manage,
    input: EventDetails.extend({ eventId: EventId, version: Version }),
    output: Event,
    errors: [
      ...manage.errors,
      'access.denied',
      'team.archived',
      'city.notFound',
      'place.unknown',
      'event.startsInPast',
      'event.payoutNeeded',
      'payout.otherCurrency',
      'payment.tooLittle',
      'payment.wayNeeded',
      'event.minimumTooLate',
      'event.priceRaised',
      'event.refundsReduced',
      'event.slotSold',
      'event.capacityBelowJoined',
      'event.waitlistInUse',
      'event.groupInUse',
    ],
  },
  publishEvent: {
    method: 'POST',
    path: '/events/{eventId}/publication',
    summary: 'Publish a draft',
    ...manage,
    input: z.strictObject({ eventId: EventId, version: Version }),
    output: Event,
    errors: [
      ...manage.errors,
      'event.startsInPast',
      'event.payoutNeeded',
      'payout.otherCurrency',
      'payment.tooLittle',
      'payment.wayNeeded',
      'event.minimumTooLate',
    ],
  },
  postponeEvent: {
    method: 'POST',
    path: '/events/{eventId}/postponement',
    summary: 'Postpone an event until it has a new time; players keep their spots',
    ...manage,
    input: z.strictObject({ eventId: EventId, version: Version }),
    output: Event,
  },
  cancelEvent: {
    method: 'POST',
    path: '/events/{eventId}/cancellation',
    summary: 'Cancel an event and notify everyone on its list',
    ...manage,
    input: z.strictObject({
      eventId: EventId,
      version: Version,
      reason: CancelReason,
      message: Lines(300, 'The message').optional(),
    }),
    output: Event,
  },
  ...rsvpOperations,
  listJoiners: {
    method: 'GET',
    path: '/events/mine/{eventId}/joiners',
    summary: 'List who is in and on the waitlist, in order; names only for callers with a complete profile',
    access: 'signedIn',
    input: z.strictObject({
      eventId: EventId,
      token: ShareToken.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      cursor: Cursor.optional(),
    }),
    output: z.object({ joiners: z.array(Joiner), seats: Seats, nextCursor: z.string().optional() }),
    errors: ['event.notFound', 'request.cursorInvalid'],
  },
});
