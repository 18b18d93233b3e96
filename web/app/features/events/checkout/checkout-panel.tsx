import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { isDependantId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money.ts';
import { countSpots } from '#shared/payments/orders/count-spots.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { CodeEntry } from '#web/app/orders/code-entry.tsx';
import { CreditChoice } from '#web/app/orders/credit-choice.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTerms } from '#web/app/orders/refund-terms.tsx';
import { usePay } from '#web/app/orders/use-pay.ts';
import { Deed } from '../details/deed.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { useGiveUp } from './use-give-up.ts';

interface CheckoutPanelProps {
  readonly event: Event;
  readonly order: Order;
  /** The spot is theirs already, whether or not they pay by card. */
  readonly isIn: boolean;
  /** Such as asking to pay less. */
  readonly aid?: ReactNode;
  /** Whether the host is also paid without a card. */
  readonly takesMoneyAtDoor: boolean;
}

/** One sheet with one price: who comes, the fee, the total, what comes back until when, and how long the spot is held. */
export function CheckoutPanel({ event, order, isIn, takesMoneyAtDoor, aid }: CheckoutPanelProps) {
  const { eventId } = event;
  const { pay, isBusy } = usePay();
  const atDoor = useOperation(events, 'acceptOffer', { done: 'You’re in. Pay the host at the door.' });
  const { subtotalMinor, totalMinor, currency, lines, expiresAt } = order;
  const giveUp = useGiveUp(event, order);
  const isOwn = lines.every(({ personId }) => !isDependantId(personId));
  if (order.awaitsBank) return <AtBank order={order} />;
  return (
    <section className="event-stack" aria-label="Checkout">
      <div className="checkout-head">
        <h2>{quantity(countSpots(lines), 'spot')}</h2>
        {!isIn && <HoldTimer until={expiresAt} />}
      </div>
      <OrderLines order={order} viewerIsPayer />
      <CreditChoice order={order} />
      {order.takesCodes && <CodeEntry order={order} />}
      {order.takesCodes && aid}
      {totalMinor > 0 && <RefundTerms terms={order.terms} of={order} />}
      <Declined why={order.declined} isIn={isIn} />
      <Deed
        isBusy={isBusy}
        busyText={totalMinor === 0 ? 'One moment…' : 'Opening the payment page…'}
        onPress={() => void pay(order.orderId)}
      >
        {payWords(order, isOwn)}
      </Deed>
      {takesMoneyAtDoor && isOwn && !order.code && (
        <Button fullWidth loading={atDoor.isRunning} onClick={() => void atDoor.run({ eventId })}>
          {`Pay ${formatMoney({ amountMinor: subtotalMinor, currency })} at the door instead`}
        </Button>
      )}
      {!isIn && (
        <Button fullWidth loading={giveUp.isRunning} onClick={() => void giveUp.run({})}>
          {countSpots(lines) > 1 ? 'Give up the spots' : 'Give up the spot'}
        </Button>
      )}
    </section>
  );
}

interface DeclinedProps {
  readonly why: string | undefined;
  readonly isIn: boolean;
}

const Declined = ({ why, isIn }: DeclinedProps) =>
  why ? (
    <Alert type="error" header={why}>
      {isIn ? 'Your spot is still yours.' : 'Your spot is still held.'} Try another card.
    </Alert>
  ) : null;

/** Their bank works on it. */
function AtBank({ order }: Pick<CheckoutPanelProps, 'order'>) {
  return (
    <section className="event-stack" aria-label="Checkout">
      <p role="status">
        We’re waiting for your bank, {countSpots(order.lines) > 1 ? 'the spots are' : 'your spot is'} safe. That can
        take a few days; you’ll hear from us.
      </p>
      <OrderLines order={order} viewerIsPayer />
    </section>
  );
}

function payWords({ totalMinor, currency }: Order, isOwn: boolean): string {
  if (totalMinor > 0) return `Pay ${formatMoney({ amountMinor: totalMinor, currency })}`;
  return isOwn ? 'I’m in' : 'Join';
}
