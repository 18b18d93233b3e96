import { formatMoney } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { deadlineWords } from '#shared/payments/orders/trace-words.ts';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTrace } from '#web/app/orders/refund-trace.tsx';

interface PaidPanelProps {
  readonly order: Order;
  readonly isIn: boolean;
}

/** The payer's receipt: what was paid, and how each refund was worked out. */
export function PaidPanel({ order, isIn }: PaidPanelProps) {
  const { totalMinor, currency, card, refunds } = order;
  const paidWith = card ? ` with the card ending ${card.last4}` : '';
  return (
    <section className="event-stack" aria-label="Receipt">
      <h2>Receipt</h2>
      <p>
        {totalMinor > 0
          ? `You paid ${formatMoney({ amountMinor: totalMinor, currency })}${paidWith}.`
          : 'Your ticket is free.'}
      </p>
      {!isIn && refunds.length === 0 && totalMinor > 0 && (
        <p role="status">We’re waiting for your bank, your spot is safe.</p>
      )}
      <OrderLines order={order} viewerIsPayer />
      {isIn && refunds.length === 0 && totalMinor > 0 && <p>{deadlineWords(order.terms, order, new Date())}</p>}
      {refunds.map((refund) => (
        <RefundTrace key={refund.refundId} order={order} refund={refund} name="You" />
      ))}
    </section>
  );
}
