import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { EventId, PersonId } from '#shared/ids.ts';
import { Place, Seats } from '../details/schemas.ts';
import { GroupKey } from './line/capacity-groups.ts';
import { Answers, Guest, Guests, KnowsItIsLate, Note, Reply } from './schemas.ts';

/** The key of a private event's link: 128 random bits. */
export const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const eventId = EventId;
const Stand = z.object({ mine: Place, seats: Seats });

/** Answers to events: coming alone or with guests, waiting, asking, and what hosts make of it. */
export const rsvpOperations = {
  joinEvent: {
    method: 'PUT',
    path: '/events/{eventId}/rsvp',
    summary:
      'Join an event with your guests, its waitlist when it is full, or request to join; repeating it changes nothing',
    access: 'named',
    input: z.strictObject({
      eventId,
      token: ShareToken.optional(),
      guests: Guests.optional(),
      note: Note.optional(),
      answers: Answers.optional(),
      /** Where the event has groups, and the profile says none of them. */
      group: GroupKey.optional(),
    }),
    output: Stand,
    errors: [
      'event.notFound',
      'rsvp.closed',
      'rsvp.payFirst',
      'rsvp.full',
      'rsvp.notYet',
      'rsvp.drawing',
      'rsvp.tooManyGuests',
      'rsvp.guestNamesMissing',
      'rsvp.guestsUnproven',
      'rsvp.answersMissing',
      'rsvp.groupMissing',
      'rsvp.notEligible',
    ],
  },
  leaveEvent: {
    method: 'DELETE',
    path: '/events/{eventId}/rsvp',
    summary: 'Give up your spot, your place in line or your request',
    access: 'signedIn',
    input: z.strictObject({ eventId, isLate: KnowsItIsLate }),
    output: Stand,
    errors: ['rsvp.notFound', 'rsvp.closed', 'rsvp.leavingLate'],
  },
  changeGuests: {
    method: 'PUT',
    path: '/events/{eventId}/rsvp/guests',
    summary: 'Change your guests; more only while there are open spots and no one is waiting',
    access: 'named',
    input: z.strictObject({ eventId, guests: Guests }),
    output: Stand,
    errors: [
      'event.notFound',
      'access.denied',
      'rsvp.closed',
      'rsvp.full',
      'rsvp.tooManyGuests',
      'rsvp.guestNamesMissing',
      'rsvp.guestsUnproven',
      'rsvp.guestsUnpaid',
    ],
  },
  replyToEvent: {
    method: 'PUT',
    path: '/events/{eventId}/rsvp/reply',
    summary: 'Answer maybe or no; a player who was in gives up their spot',
    access: 'named',
    input: z.strictObject({ eventId, token: ShareToken.optional(), reply: Reply, note: Note.optional() }),
    output: Stand,
    errors: ['event.notFound', 'rsvp.closed', 'rsvp.leavingLate'],
  },
  acceptOffer: {
    method: 'PUT',
    path: '/events/{eventId}/rsvp/offer',
    summary: 'Take the spot held for you, or an open one where the first to take it gets it',
    access: 'signedIn',
    input: z.strictObject({ eventId }),
    output: Stand,
    errors: ['rsvp.notFound', 'rsvp.notOffered', 'rsvp.offerGone', 'rsvp.full', 'rsvp.closed', 'rsvp.notEligible'],
  },
  declineOffer: {
    method: 'DELETE',
    path: '/events/{eventId}/rsvp/offer',
    summary: 'Decline the spot held for you and leave the waitlist',
    access: 'signedIn',
    input: z.strictObject({ eventId }),
    output: Stand,
    errors: ['rsvp.notFound', 'rsvp.notOffered'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** A player on the list as others see them. */
export const Joiner = z.object({
  /** Absent with a name that is kept from the reader. */
  userId: PersonId.optional(),
  displayName: z.string(),
  status: z.enum(['in', 'waiting', 'offered']),
  /** Place in the line, 1 is next; only while waiting. */
  position: z.int().optional(),
  /** Who comes with them; names only for those who manage the event. */
  guests: z.array(Guest).optional(),
  /** Their group, by its key; only for those who manage the event, as it may be what a profile says. */
  group: z.string().optional(),
  /** Only for those who manage the event. */
  email: z.string().optional(),
  /** Only for those who manage the event. */
  note: z.string().optional(),
});
