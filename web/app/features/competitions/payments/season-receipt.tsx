import { formatMoney } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { deadlineWords } from '#shared/payments/orders/trace-words.ts';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTrace } from '#web/app/orders/refund-trace.tsx';

/** What was paid by card, and how each refund was worked out. */
export function SeasonReceipt({ order }: { readonly order: Order }) {
  const { totalMinor, currency, card, refunds, terms, lines } = order;
  const paidWith = card ? ` with the card ending ${card.last4}` : '';
  const nameOf = (personId: string | undefined) => lines.find((line) => line.personId === personId)?.name ?? 'You';
  return (
    <section className="season-checkout" aria-label="Receipt">
      <h2>Receipt</h2>
      <p>{`You paid ${formatMoney({ amountMinor: totalMinor, currency })}${paidWith}.`}</p>
      <OrderLines order={order} viewerIsPayer />
      {refunds.length === 0 && <p>{deadlineWords(terms, order, new Date())}</p>}
      {refunds.map((refund) => (
        <RefundTrace key={refund.refundId} order={order} refund={refund} name={nameOf(refund.personId)} />
      ))}
    </section>
  );
}
