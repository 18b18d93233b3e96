import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import { useState } from 'react';
import { formatMoney, type Money } from '#shared/money.ts';
import type { HostRefund } from '#shared/payments/orders/host-refund.ts';
import { lostOf, paidInAll } from '#shared/payments/orders/order-moves.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { refundByPolicy } from '#shared/payments/settlement.ts';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';
import { DisputeNote } from './dispute-note.tsx';

interface OrderPanelProps {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** Absent where the reader may not send money back. */
  readonly onRefund?: ((asked: HostRefund) => void) | undefined;
  /** Absent where the reader answers no disputes here. */
  readonly onAnswer?: (() => void) | undefined;
}

/** One order: its lines, how each refund was worked out, and a refund with its sum on the button. */
export function OrderPanel({ order, isBusy, onClose, onRefund, onAnswer }: OrderPanelProps) {
  const { payerName, currency, refunds, kept = [], card, disputes = [] } = order;
  const leftMinor = refundableIn(order);
  return (
    <section className="my-dues order-panel" aria-label={`Order of ${payerName}`}>
      <h2>{payerName}</h2>
      {card && <p>{`Card ending ${card.last4}`}</p>}
      <OrderLines order={order} />
      {refunds.map((refund) => (
        <RefundTrace key={refund.refundId} order={order} refund={refund} name={payerName} />
      ))}
      {kept.map((one) => (
        <KeptTrace
          key={one.personId}
          order={order}
          kept={one}
          name={payerName}
          player={playerIn(order, one.personId)}
        />
      ))}
      {disputes.map((dispute) => (
        <DisputeNote key={dispute.openedAt} order={order} dispute={dispute} onAnswer={onAnswer} />
      ))}
      {onRefund && leftMinor > 0 && (
        <RefundButtons
          key={leftMinor}
          left={{ amountMinor: leftMinor, currency }}
          byPolicyMinor={Math.min(refundByPolicy(order, new Date()), leftMinor)}
          isBusy={isBusy}
          onRefund={onRefund}
        />
      )}
      <Button onClick={onClose}>Close</Button>
    </section>
  );
}

/** Whose spot it was, where they are on a line of their own. */
const playerIn = ({ lines, payerName }: Order, personId: string): string =>
  lines.find((line) => line.personId === personId)?.name ?? payerName;

/** A bank that looks into a payment holds it, and what it gave back is not given back again. */
function refundableIn(order: Order): number {
  if (!wasCharged(order.status) || order.status === 'disputed') return 0;
  return Math.max(0, paidInAll(order) - order.refundedMinor - (order.creditBackMinor ?? 0) - lostOf(order));
}

interface RefundButtonsProps extends Pick<OrderPanelProps, 'isBusy'> {
  readonly left: Money;
  readonly byPolicyMinor: number;
  readonly onRefund: (asked: HostRefund) => void;
}

function RefundButtons({ left, byPolicyMinor, isBusy, onRefund }: RefundButtonsProps) {
  const [isAnother, setAnother] = useState(false);
  const [amount, setAmount] = useState<Money | undefined>();
  if (!isAnother)
    return (
      <>
        <Button variant="primary" loading={isBusy} onClick={() => onRefund({})}>
          {`Refund ${formatMoney(left)}`}
        </Button>
        {byPolicyMinor > 0 && byPolicyMinor < left.amountMinor && (
          <Button disabled={isBusy} onClick={() => onRefund({ isByPolicy: true })}>
            {`Refund ${formatMoney({ ...left, amountMinor: byPolicyMinor })} by the policy`}
          </Button>
        )}
        <Button variant="link" onClick={() => setAnother(true)}>
          Another amount
        </Button>
        <p>Back on the card in 5 to 10 days.</p>
      </>
    );
  const isTooMuch = amount !== undefined && amount.amountMinor > left.amountMinor;
  return (
    <>
      <FormField label="Amount" errorText={isTooMuch ? `At most ${formatMoney(left)} is left.` : undefined}>
        <MoneyInput
          money={amount}
          currency={left.currency}
          onChange={(typed) => setAmount(typed as Money | undefined)}
        />
      </FormField>
      <Button
        variant="primary"
        loading={isBusy}
        onClick={() => amount && !isTooMuch && amount.amountMinor > 0 && onRefund({ amountMinor: amount.amountMinor })}
      >
        {amount ? `Refund ${formatMoney(amount)}` : 'Refund'}
      </Button>
    </>
  );
}
