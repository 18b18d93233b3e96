import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { payByWords } from '#shared/competitions/payments/payment-hold.ts';
import { formatMoney } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { CodeEntry } from '#web/app/orders/code-entry.tsx';
import { CreditChoice } from '#web/app/orders/credit-choice.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTerms } from '#web/app/orders/refund-terms.tsx';
import { usePay } from '#web/app/orders/use-pay.ts';

/** A payment that the payer began: it can be finished until its time is over. */
export function OpenOrder({ order }: { readonly order: Order }) {
  const { pay, isBusy } = usePay();
  const { orderId, totalMinor, currency, declined, expiresAt, terms, timeZone } = order;
  return (
    <section className="season-checkout" aria-label="Checkout">
      <h2>Finish your payment</h2>
      <p>{`You can finish it until ${payByWords(expiresAt, new Date(), timeZone)}.`}</p>
      <OrderLines order={order} viewerIsPayer />
      <CreditChoice order={order} />
      {order.takesCodes && <CodeEntry order={order} />}
      <RefundTerms terms={terms} of={order} />
      {declined && (
        <Alert type="error" header={declined}>
          Nothing was charged. Try another card.
        </Alert>
      )}
      <Button variant="primary" fullWidth loading={isBusy} onClick={() => void pay(orderId)}>
        {totalMinor === 0 ? freeWords(order) : `Pay ${formatMoney({ amountMinor: totalMinor, currency })}`}
      </Button>
    </section>
  );
}

/** Nothing is left for a card: credit pays it, or a code does. */
const freeWords = ({ creditMinor = 0 }: Order): string => (creditMinor > 0 ? 'Pay with credit' : 'Confirm for free');
