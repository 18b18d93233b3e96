import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { requestDecided } from '#shared/events/messages.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { StoredLine } from './line/line.ts';

/** What is to be told of requests that were answered between two states of a line: once each, whoever answered. */
export const decisionFacts = (before: StoredLine, after: StoredLine, now: Date, message?: string) =>
  Object.entries(before.requests)
    .filter(([userId]) => !(userId in after.requests))
    .map(([userId, askedAt]) => {
      const { eventId } = before;
      const approved = isOnLine(userId, after);
      return factRow(requestDecided, idFrom('message', requestDecided.name, eventId, userId, askedAt), now, {
        eventId,
        userId,
        approved,
        ...(message && { message }),
        ...(!approved && now >= new Date(before.startsAt) && { expired: true }),
      });
    });
