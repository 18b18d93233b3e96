import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import { useEffect, useRef, useState } from 'react';
import { formatMoney, type Money } from '#shared/money.ts';
import { offerHours, refundableIn } from '#shared/payments/credits/refund-as-credit.ts';
import type { HostRefund } from '#shared/payments/orders/host-refund.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { refundByPolicy } from '#shared/payments/settlement.ts';
import { quantity } from '#shared/quantity.ts';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { DisputeNote } from './dispute-note.tsx';
import { GiveCredit } from './give-credit.tsx';

interface OrderPanelProps {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** Absent where the reader may not send money back. */
  readonly onRefund?: ((asked: HostRefund) => void) | undefined;
  /** Whether the reader is paid with it, so that credit would be with them. */
  readonly isSeller?: boolean | undefined;
  /** Absent where the reader answers no disputes here. */
  readonly onAnswer?: (() => void) | undefined;
  /** Why the reader may do neither. */
  readonly whyNot?: string | undefined;
}

/** One order: its lines, how each refund was worked out, and a refund with its sum on the button. */
export function OrderPanel({ order, isBusy, isSeller, onClose, onRefund, onAnswer, whyNot }: OrderPanelProps) {
  const { payerName, currency, refunds, kept = [], disputes = [] } = order;
  const leftMinor = refundableIn(order);
  const panel = useRef<HTMLElement>(null);
  // It opens above a list that may be long, or beside it.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} className="my-dues order-panel" aria-label={`Order of ${payerName}`}>
      <div className="order-panel-head">
        <Avatar name={payerName} size={40} />
        <div>
          <h2>{payerName}</h2>
          <p>{paidLine(order)}</p>
        </div>
        <Button variant="icon" iconName="close" ariaLabel="Close" onClick={onClose} />
      </div>
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
          canOffer={order.takesCredit === true && order.totalMinor > order.refundedMinor}
          isBusy={isBusy}
          onRefund={onRefund}
        />
      )}
      {whyNot && <p>{whyNot}</p>}
      {isSeller && order.takesCredit && wasCharged(order.status) && <GiveCredit order={order} />}
    </section>
  );
}

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** `Paid Nov 30, 8:12 AM, card ending 4242` */
function paidLine({ paidAt, createdAt, card }: Order): string {
  const at = moment.format(new Date(paidAt ?? createdAt));
  return `${paidAt ? 'Paid' : 'Began'} ${at}${card ? `, card ending ${card.last4}` : ''}`;
}

/** Whose spot it was, where they are on a line of their own. */
const playerIn = ({ lines, payerName }: Order, personId: string): string =>
  lines.find((line) => line.personId === personId)?.name ?? payerName;

interface RefundButtonsProps extends Pick<OrderPanelProps, 'isBusy'> {
  readonly left: Money;
  readonly byPolicyMinor: number;
  /** Whether a part of it was paid by card by a payer who can have credit. */
  readonly canOffer: boolean;
  readonly onRefund: (asked: HostRefund) => void;
}

/** The payer decides about credit; without a word from them it goes to the card. */
function RefundButtons({ canOffer, onRefund, ...props }: RefundButtonsProps) {
  const [offersCredit, setOffers] = useState(false);
  const refund = (asked: HostRefund) => onRefund({ ...asked, ...(offersCredit && { offersCredit }) });
  return (
    <>
      <Amounts {...props} onRefund={refund} />
      {canOffer && (
        <Checkbox checked={offersCredit} onChange={({ detail }) => setOffers(detail.checked)}>
          Offer it as credit first
        </Checkbox>
      )}
      <p>
        {offersCredit
          ? `The player has ${quantity(offerHours, 'hour')} to take it as credit with you. Otherwise it goes to the card.`
          : 'Back on the card in 5 to 10 days.'}
      </p>
    </>
  );
}

function Amounts({ left, byPolicyMinor, isBusy, onRefund }: Omit<RefundButtonsProps, 'canOffer'>) {
  const [isAnother, setAnother] = useState(false);
  const [amount, setAmount] = useState<Money | undefined>();
  if (!isAnother)
    return (
      <>
        <Button variant="primary" fullWidth loading={isBusy} onClick={() => onRefund({})}>
          {`Refund ${formatMoney(left)}`}
        </Button>
        {byPolicyMinor > 0 && byPolicyMinor < left.amountMinor && (
          <Button fullWidth disabled={isBusy} onClick={() => onRefund({ isByPolicy: true })}>
            {`Refund ${formatMoney({ ...left, amountMinor: byPolicyMinor })} by the policy`}
          </Button>
        )}
        <Button variant="inline-link" onClick={() => setAnother(true)}>
          Another amount
        </Button>
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
