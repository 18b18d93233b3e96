import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { requestDecided } from '#shared/events/messages.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { StoredLine } from './line/line.ts';

/** The message of the answer to one request: a person who asks again later is answered by another. */
export const decisionId = (eventId: string, userId: string, askedAt: string): string =>
  idFrom('message', requestDecided.name, eventId, userId, askedAt);

/** What is to be told of requests that were answered between two states of a line: once each, for any approver. */
export const decisionFacts = (before: StoredLine, after: StoredLine, now: Date) =>
  Object.entries(before.requests)
    .filter(([userId]) => !(userId in after.requests))
    .map(([userId, askedAt]) => {
      const { eventId } = before;
      const approved = isOnLine(userId, after);
      return factRow(requestDecided, decisionId(eventId, userId, askedAt), now, {
        eventId,
        userId,
        approved,
        ...(!approved && now >= new Date(before.startsAt) && { expired: true }),
      });
    });
