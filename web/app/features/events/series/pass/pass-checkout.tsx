import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import type { Event } from '#shared/events/details/schemas.ts';
import { isDependantId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { policyWords } from '#shared/payments/orders/trace-words.ts';
import { CodeEntry } from '#web/app/orders/code-entry.tsx';
import { CreditChoice } from '#web/app/orders/credit-choice.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { usePay } from '#web/app/orders/use-pay.ts';
import { HoldTimer } from '../../checkout/hold-timer.tsx';
import { useGiveUpPass } from './use-give-up-pass.ts';

interface PassCheckoutProps {
  readonly event: Event;
  readonly order: Order;
}

/** The dates that are held, each with its price, the fee, the total, and the button that pays them. */
export function PassCheckout({ event: { eventId }, order }: PassCheckoutProps) {
  const { pay, isBusy } = usePay();
  const giveUp = useGiveUpPass();
  const { orderId, totalMinor, currency, terms, expiresAt, takesCodes, declined, awaitsBank } = order;
  if (awaitsBank)
    return <p role="status">We’re waiting for your bank. Your spots are safe; that can take a few days.</p>;
  return (
    <>
      <HoldTimer until={expiresAt} />
      <OrderLines order={order} viewerIsPayer />
      <CreditChoice order={order} />
      {takesCodes && <CodeEntry order={order} />}
      <p>{`Refunds, for each date: ${policyWords(terms)}`}</p>
      {declined && (
        <Alert type="error" header={declined}>
          Your spots are still held. Try another card.
        </Alert>
      )}
      <Button variant="primary" fullWidth loading={isBusy} onClick={() => void pay(orderId)}>
        {totalMinor > 0 ? `Pay ${formatMoney({ amountMinor: totalMinor, currency })}` : 'Get the pass'}
      </Button>
      <Button
        fullWidth
        loading={giveUp.isRunning}
        onClick={() => void giveUp.run({ eventId, people: holdersIn(order) })}
      >
        Give up the spots
      </Button>
    </>
  );
}

/** The players of an order: children, and the payer as `undefined`. */
const holdersIn = ({ lines }: Order): (string | undefined)[] => [
  ...new Set(lines.map(({ personId }) => (isDependantId(personId) ? personId : undefined))),
];
