import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { EventId, PersonId, UserId } from '#shared/ids.ts';
import { Lines } from '#shared/text.ts';
import { Seats } from '../details/schemas.ts';
import { JoinRequestView, Reply } from './schemas.ts';

const eventId = EventId;

/** What becomes of people who ask to come, who waits to be picked, and who said that they may or cannot. */
export const replyOperations = {
  listRequests: {
    method: 'GET',
    path: '/events/mine/{eventId}/requests',
    summary: 'List requests to join, for hosts and players with a vote',
    access: 'profileComplete',
    input: z.strictObject({ eventId }),
    output: z.object({ requests: z.array(JoinRequestView) }),
    errors: ['event.notFound', 'access.denied'],
  },
  voteOnRequest: {
    method: 'PUT',
    path: '/events/{eventId}/requests/{userId}/vote',
    summary: 'Vote on a request to join, as a player who is in',
    access: 'profileComplete',
    input: z.strictObject({ eventId, userId: PersonId, vote: z.enum(['yes', 'no']) }),
    output: z.object({}),
    errors: ['event.notFound', 'access.denied', 'rsvp.notFound'],
  },
  decideRequests: {
    method: 'POST',
    path: '/events/{eventId}/requests/decision',
    summary: 'Approve or decline requests to join, with a message; the response names those who left or found no room',
    access: 'event:manageJoiners',
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
    summary: 'Give an open spot to a player in line, where the host picks',
    access: 'event:manageJoiners',
    input: z.strictObject({ eventId, userId: PersonId }),
    output: z.object({ seats: Seats }),
    errors: ['event.notFound', 'event.notEditable', 'rsvp.notFound', 'rsvp.full'],
  },
  listReplies: {
    method: 'GET',
    path: '/events/mine/{eventId}/replies',
    summary: 'List players who answered maybe or no, for hosts',
    access: 'event:manageJoiners',
    input: z.strictObject({ eventId }),
    output: z.object({
      replies: z.array(
        z.object({ userId: UserId, displayName: z.string(), reply: Reply, note: z.string().optional() }),
      ),
    }),
    errors: ['event.notFound'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
