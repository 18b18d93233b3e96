import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { settlementAsked } from '#shared/payments/orders/messages.ts';
import type { SettlementCause } from '#shared/payments/orders/schemas.ts';

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
