import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import { givenUp } from '#shared/events/rsvp/line/order-seats.ts';
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
      { orderId, personId, cause: isLapsed ? 'lapsed' : (cause ?? 'left'), startsAt: after.startsAt },
      now,
    ),
  );
