import { paidWords } from '#shared/payments/orders/paid-words.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { CreditOffer } from '#web/app/orders/credit-offer.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTerms } from '#web/app/orders/refund-terms.tsx';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';

/** What was paid by card, and how each refund was worked out. */
export function SeasonReceipt({ order }: { readonly order: Order }) {
  const { refunds, kept = [], terms, lines } = order;
  const nameOf = (personId: string | undefined) => lines.find((line) => line.personId === personId)?.name ?? 'You';
  return (
    <section className="season-checkout" aria-label="Receipt">
      <h2>Receipt</h2>
      <p>{paidWords(order)}</p>
      <OrderLines order={order} viewerIsPayer />
      {refunds.length + kept.length === 0 && <RefundTerms terms={terms} of={order} />}
      {refunds.map((refund) => (
        <RefundTrace key={refund.refundId} order={order} refund={refund} name={nameOf(refund.personId)}>
          <CreditOffer order={order} refund={refund} />
        </RefundTrace>
      ))}
      {kept.map((one) => (
        <KeptTrace key={one.personId} order={order} kept={one} name={nameOf(one.personId)} />
      ))}
    </section>
  );
}
