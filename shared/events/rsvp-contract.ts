import * as z from 'zod';
import type { Operation } from '../contract/operation.ts';
import { EventId, PersonId, UserId } from '../ids.ts';
import { Lines } from '../text.ts';
import { Answers, Guest, Guests, JoinRequestView, Note, Reply } from './rsvp-schemas.ts';
import { Place, Seats } from './schemas.ts';

/** The key of a private event's link: 128 random bits. */
export const ShareToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const eventId = EventId;
const Stand = z.object({ mine: Place, seats: Seats });

/** Answers to events: coming alone or with guests, waiting, asking, and what hosts make of it. */
export const rsvpOperations = {
  joinEvent: {
    method: 'PUT',
    path: '/events/{eventId}/rsvp',
    summary: 'Join an event with your guests, or its line when it is full, or ask to; joining again changes nothing',
    access: 'profileComplete',
    input: z.strictObject({
      eventId,
      token: ShareToken.optional(),
      guests: Guests.optional(),
      note: Note.optional(),
      answers: Answers.optional(),
    }),
    output: Stand,
    errors: [
      'event.notFound',
      'rsvp.closed',
      'rsvp.full',
      'rsvp.notYet',
      'rsvp.drawing',
      'rsvp.tooManyGuests',
      'rsvp.guestNamesMissing',
      'rsvp.guestsUnproven',
      'rsvp.answersMissing',
      'rsvp.notMeant',
    ],
  },
  leaveEvent: {
    method: 'DELETE',
    path: '/events/{eventId}/rsvp',
    summary: 'Give up your seats, your place in line or your request',
    access: 'signedIn',
    input: z.strictObject({ eventId }),
    output: Stand,
    errors: ['rsvp.notFound', 'rsvp.closed'],
  },
  changeGuests: {
    method: 'PUT',
    path: '/events/{eventId}/rsvp/guests',
    summary: 'Bring other guests; more of them only while seats are free and nobody waits for them',
    access: 'profileComplete',
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
    ],
  },
  replyToEvent: {
    method: 'PUT',
    path: '/events/{eventId}/rsvp/reply',
    summary: 'Say maybe or no; whoever was in gives up their seats',
    access: 'profileComplete',
    input: z.strictObject({ eventId, token: ShareToken.optional(), reply: Reply, note: Note.optional() }),
    output: Stand,
    errors: ['event.notFound', 'rsvp.closed'],
  },
  acceptOffer: {
    method: 'PUT',
    path: '/events/{eventId}/rsvp/offer',
    summary: 'Take the seats that are held for you, or free ones where the first to come gets them',
    access: 'signedIn',
    input: z.strictObject({ eventId }),
    output: Stand,
    errors: ['rsvp.notFound', 'rsvp.notOffered', 'rsvp.offerGone', 'rsvp.full', 'rsvp.closed', 'rsvp.notMeant'],
  },
  declineOffer: {
    method: 'DELETE',
    path: '/events/{eventId}/rsvp/offer',
    summary: 'Let the seats go that are held for you, and leave the line',
    access: 'signedIn',
    input: z.strictObject({ eventId }),
    output: Stand,
    errors: ['rsvp.notFound', 'rsvp.notOffered'],
  },
  listRequests: {
    method: 'GET',
    path: '/me/events/{eventId}/requests',
    summary: 'List who asks to come, for the host and for those who have a say',
    access: 'profileComplete',
    input: z.strictObject({ eventId }),
    output: z.object({ requests: z.array(JoinRequestView) }),
    errors: ['event.notFound', 'access.denied'],
  },
  voteOnRequest: {
    method: 'PUT',
    path: '/events/{eventId}/requests/{userId}/vote',
    summary: 'Say yes or no to somebody who asks to come, as one who is in',
    access: 'profileComplete',
    input: z.strictObject({ eventId, userId: PersonId, vote: z.enum(['yes', 'no']) }),
    output: z.object({}),
    errors: ['event.notFound', 'access.denied', 'rsvp.notFound'],
  },
  decideRequests: {
    method: 'POST',
    path: '/events/{eventId}/requests/decision',
    summary:
      'Let people in who asked to come, or turn them away, with a message; those who left or find no room are named',
    access: 'event:manage',
    input: z.strictObject({
      eventId,
      userIds: z.array(PersonId).min(1).max(100),
      decision: z.enum(['approve', 'decline']),
      message: Lines(300, 'The message').optional(),
    }),
    output: z.object({
      decided: z.array(PersonId),
      /** Who no longer asks. */
      gone: z.array(PersonId),
      /** Who found neither a seat nor room to wait. */
      full: z.array(PersonId),
      seats: Seats,
    }),
    errors: ['event.notFound', 'event.notEditable'],
  },
  pickJoiner: {
    method: 'PUT',
    path: '/events/{eventId}/joiners/{userId}/seat',
    summary: 'Give a free seat to somebody who waits, where the host picks',
    access: 'event:manage',
    input: z.strictObject({ eventId, userId: PersonId }),
    output: z.object({ seats: Seats }),
    errors: ['event.notFound', 'event.notEditable', 'rsvp.notFound', 'rsvp.full'],
  },
  listReplies: {
    method: 'GET',
    path: '/me/events/{eventId}/replies',
    summary: 'List who said maybe or no, for the host',
    access: 'event:manage',
    input: z.strictObject({ eventId }),
    output: z.object({
      replies: z.array(
        z.object({ userId: UserId, displayName: z.string(), reply: Reply, note: z.string().optional() }),
      ),
    }),
    errors: ['event.notFound'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** Somebody on the list as others see them. */
export const Joiner = z.object({
  userId: PersonId,
  displayName: z.string(),
  status: z.enum(['in', 'waiting', 'offered']),
  /** Place in the line, 1 is next; only while waiting. */
  position: z.int().optional(),
  /** Who comes with them; names only for those who manage the event. */
  guests: z.array(Guest).optional(),
  /** Only for those who manage the event. */
  email: z.string().optional(),
  /** Only for those who manage the event. */
  note: z.string().optional(),
});
