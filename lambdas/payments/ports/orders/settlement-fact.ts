import type * as z from 'zod';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { settlementAsked } from '#shared/payments/orders/messages.ts';
import type { SettlementCause } from '#shared/payments/orders/policy-trace.ts';
import { spotOf } from '#shared/payments/orders/spot-of.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';
import { shownTerms } from './stored-order.ts';

interface Given {
  readonly orderId: string;
  readonly personId: string;
  /** The event that the spot is in, where it is in one. */
  readonly eventId?: string | undefined;
  /** The slot that it is about, where the spot stays theirs. */
  readonly slotId?: string | undefined;
  readonly cause: SettlementCause;
  readonly startsAt: string;
  /** What is promised by then, where that helps earlier payers too. */
  readonly terms?: RefundTerms | undefined;
  /** What was called off at once, where the event is one of several in the order. */
  readonly partOf?: z.infer<typeof settlementAsked.data>['partOf'];
}

/** That payments settles an order; the same for the same cause, however often it is recorded. */
export function settlementFact(
  { orderId, personId, eventId, slotId, cause, startsAt, terms, partOf }: Given,
  now: Date,
) {
  const messageId = idFrom(
    'message',
    settlementAsked.name,
    orderId,
    spotOf({ personId, eventId, givenBack: slotId }),
    cause,
  );
  const at = now.toISOString();
  return factRow(settlementAsked, messageId, now, {
    orderId,
    personId,
    ...(eventId && { eventId }),
    ...(slotId && { slotId }),
    cause,
    at,
    startsAt,
    ...(terms && { terms: shownTerms(terms) }),
    ...(partOf && { partOf }),
  });
}
