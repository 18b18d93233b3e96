import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { paidWords } from '#shared/payments/orders/paid-words.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { CreditOffer } from '#web/app/orders/credit-offer.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { PassProps } from './pass-props.ts';
import { useGiveUpPass } from './use-give-up-pass.ts';

/** The reader's pass: the dates ahead, what was paid, what came back of which date, and the way to give it up. */
export function PassReceipt({ event, pass, order }: PassProps & { readonly order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const giveUp = useGiveUpPass();
  const { seats, backMinor, currency } = pass;
  const dates = quantity(seats.length, 'date');
  const back =
    backMinor > 0 ? `${formatMoney({ amountMinor: backMinor, currency })} comes back.` : 'Nothing comes back.';
  const { refunds, kept = [] } = order;
  return (
    <>
      {seats.length > 0 && <StatusIndicator type="success">{`You’re in on ${dates} with your pass`}</StatusIndicator>}
      <ExpandableSection headerText="Receipt">
        <div className="event-stack">
          <p>{paidWords(order)}</p>
          <OrderLines order={order} viewerIsPayer />
          {refunds.map((refund) => (
            <div key={refund.refundId}>
              <p>{dateOf(order, refund.eventId)}</p>
              <RefundTrace order={order} refund={refund} name="You">
                <CreditOffer order={order} refund={refund} />
              </RefundTrace>
            </div>
          ))}
          {kept.map((one) => (
            <div key={one.eventId}>
              <p>{dateOf(order, one.eventId)}</p>
              <KeptTrace order={order} kept={one} name="You" />
            </div>
          ))}
        </div>
      </ExpandableSection>
      {seats.length > 0 && (
        <Button fullWidth loading={giveUp.isRunning} onClick={() => setAsking(true)}>
          Give up the pass
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Give up your season pass?"
        verb="Give up the pass"
        stay="Keep the pass"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          void giveUp.run({ eventId: event.eventId });
          setAsking(false);
        }}
      >
        {`You leave ${dates}. ${back} Your spots go to other players.`}
      </ConfirmDialog>
    </>
  );
}

/** `Tue, Dec 1, 6:00 PM`, as it was when it was bought. */
const dateOf = ({ lines }: Order, eventId: string | undefined): string | undefined =>
  lines.find((line) => line.eventId === eventId)?.label;
