import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import { takenOffOf } from '#shared/payments/discounts/discounted.ts';

/** What was paid for one of them in the end, which a code may have lowered since the order was made. */
export function paidIn({ orderId, lines }: StoredOrder, personId: string): CardPayment {
  const theirs = lines.filter((line) => line.personId === personId);
  const amountMinor = theirs.reduce((sum, line) => sum + line.amountMinor, 0);
  const offMinor = takenOffOf(theirs);
  return { orderId, personId, amountMinor, ...(offMinor > 0 && { offMinor }) };
}
