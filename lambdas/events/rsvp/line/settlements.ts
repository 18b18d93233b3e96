import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { givenUp } from '#shared/events/rsvp/line/paid-seats.ts';
import { settlementAsked } from '#shared/payments/orders/messages.ts';
import type { SettlementCause } from '#shared/payments/orders/schemas.ts';
import type { StoredLine } from './line.ts';

interface Given {
  readonly orderId: string;
  readonly personId: string;
  readonly cause: SettlementCause;
  readonly startsAt: string;
}

/** That payments settles an order; the same for the same cause, however often it is recorded. */
export function settlementFact({ orderId, personId, cause, startsAt }: Given, now: Date) {
  const messageId = idFrom('message', settlementAsked.name, orderId, personId, cause);
  return factRow(settlementAsked, messageId, now, { orderId, personId, cause, at: now.toISOString(), startsAt });
}

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
