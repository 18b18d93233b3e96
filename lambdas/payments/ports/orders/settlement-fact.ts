import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { settlementAsked } from '#shared/payments/orders/messages.ts';
import type { SettlementCause } from '#shared/payments/orders/schemas.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';
import { shownTerms } from './stored-order.ts';

interface Given {
  readonly orderId: string;
  readonly personId: string;
  readonly cause: SettlementCause;
  readonly startsAt: string;
  /** What is promised by then, where that helps earlier payers too. */
  readonly terms?: RefundTerms | undefined;
}

/** That payments settles an order; the same for the same cause, however often it is recorded. */
export function settlementFact({ orderId, personId, cause, startsAt, terms }: Given, now: Date) {
  const messageId = idFrom('message', settlementAsked.name, orderId, personId, cause);
  const at = now.toISOString();
  return factRow(settlementAsked, messageId, now, {
    orderId,
    personId,
    cause,
    at,
    startsAt,
    ...(terms && { terms: shownTerms(terms) }),
  });
}
