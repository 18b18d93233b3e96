import type Stripe from 'stripe';
import { type EvidencePart, evidenceOf } from '#shared/payments/orders/evidence.ts';
import type { Attended } from '#shared/payments/orders/stored-dispute.ts';
import { asAgreed, type StoredOrder, shownOrder } from '../ports/orders/stored-order.ts';

/** What a payer's bank gets to see, in the fields that the provider has for it. */
export function evidenceFor(
  order: StoredOrder,
  said: string,
  attended: readonly Attended[],
): Stripe.DisputeUpdateParams.Evidence {
  const parts = evidenceOf(shownOrder(asAgreed(order)), attended);
  const words = (field: EvidencePart['field']) =>
    parts
      .filter((part) => part.field === field)
      .flatMap(({ lines }) => lines)
      .join('\n');
  return {
    customer_name: order.payerName,
    product_description: words('product_description'),
    service_date: (order.subjectKind === 'invoice' ? order.createdAt : order.startsAt).slice(0, 10),
    refund_policy_disclosure: words('refund_policy_disclosure'),
    access_activity_log: words('access_activity_log'),
    uncategorized_text: [said, `Receipt\n${words('receipt_text')}`].filter(Boolean).join('\n\n'),
  };
}
