import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import { holdLapsed } from '#shared/events/messages.ts';
import { givenUp } from '#shared/events/rsvp/line/order-seats.ts';
import { isOnLine, isOwnHold } from '#shared/events/rsvp/line/seats.ts';
import { isGuestId } from '#shared/ids.ts';
import type { StoredLine } from './line.ts';

/** What has to be settled for players who lose a seat that was paid, or was to be paid, by a change of the line. */
export const settlementsOf = (
  before: StoredLine,
  after: StoredLine,
  cause: 'removed' | 'cancelled' | undefined,
  now: Date,
): ReturnType<typeof settlementFact>[] =>
  givenUp(before, after).map(({ orderId, person: personId, isLapsed }) =>
    settlementFact(
      {
        orderId,
        personId,
        eventId: after.eventId,
        cause: isLapsed ? 'lapsed' : (cause ?? 'left'),
        startsAt: after.startsAt,
        terms: after.refundTerms,
      },
      now,
    ),
  );

/** What is to be told of spots that were held for players until their time ran out, and who are off the list for that. */
export const lapsesOf = (before: StoredLine, after: StoredLine, now: Date): ReturnType<typeof factRow>[] =>
  Object.entries(before.offers)
    .filter(([person, offer]) => offer.until <= now.toISOString() && !isOnLine(person, after))
    .filter(([person, { orderId }]) => !isOwnHold(before, person) && !(orderId && hearsOfOrder(person)))
    .map(([userId]) => {
      const { eventId, version } = before;
      const messageId = idFrom('message', holdLapsed.name, eventId, String(version), userId);
      return factRow(holdLapsed, messageId, now, { eventId, userId });
    });

/** Players hear of an order that closed; guests only of those that they paid, because a stranger may have typed their email. */
const hearsOfOrder = (person: string): boolean => !isGuestId(person);
