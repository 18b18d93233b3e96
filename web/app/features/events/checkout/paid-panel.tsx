import { countSpots } from '#shared/payments/orders/count-spots.ts';
import { paidInAll } from '#shared/payments/orders/order-moves.ts';
import { paidWords } from '#shared/payments/orders/paid-words.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { CreditOffer } from '#web/app/orders/credit-offer.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { playerIn } from '#web/app/orders/player-in.ts';
import { RefundTerms } from '#web/app/orders/refund-terms.tsx';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';

interface PaidPanelProps {
  readonly order: Order;
  readonly isIn: boolean;
}

/** The payer's receipt: what was paid, and how each refund was worked out. */
export function PaidPanel({ order, isIn }: PaidPanelProps) {
  const { totalMinor, refunds, kept = [] } = order;
  const isSettled = refunds.length + kept.length > 0;
  return (
    <section className="event-stack" aria-label="Receipt">
      <h2>Receipt</h2>
      <p>{paidWords(order)}</p>
      {!isIn && !isSettled && totalMinor > 0 && (
        <p role="status">
          Your payment is in. {countSpots(order.lines) > 1 ? 'The spots show' : 'Your spot shows'} here in a moment.
        </p>
      )}
      <OrderLines order={order} viewerIsPayer />
      {isIn && !isSettled && paidInAll(order) > 0 && <RefundTerms terms={order.terms} of={order} />}
      {refunds.map((refund) => (
        <RefundTrace
          key={refund.refundId}
          order={order}
          refund={refund}
          name="You"
          player={playerIn(order, refund.personId)}
        >
          <CreditOffer order={order} refund={refund} />
        </RefundTrace>
      ))}
      {kept.map((one) => (
        <KeptTrace key={one.personId} order={order} kept={one} name="You" player={playerIn(order, one.personId)} />
      ))}
    </section>
  );
}
