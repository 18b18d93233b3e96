import { isDependantId } from '#shared/ids.ts';
import { cardWords } from '#shared/payments/installments/plan-words.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTerms } from '#web/app/orders/refund-terms.tsx';
import { Beans } from '#web/app/shell/beans/beans.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { isSettled, PaidFor, Traces } from './receipt.tsx';
import './paid-order.css';

interface PaidOrderProps {
  readonly order: Order;
}

/** What the payer comes back to: that it worked, or what became of their money since. */
export function PaidOrder({ order }: PaidOrderProps) {
  return (
    <section className="paid-order" aria-label={order.title}>
      {isSettled(order) ? <Settled order={order} /> : <Paid order={order} />}
      <PageButton variant="primary" fullWidth to={order.href}>{`Go to ${order.title}`}</PageButton>
    </section>
  );
}

function Settled({ order }: PaidOrderProps) {
  const isLate = order.refunds.some(({ trace }) => trace.cause === 'undelivered');
  return (
    <>
      <p className="paid-said" role="status">
        {isLate
          ? 'Your payment came too late, so your money is on its way back.'
          : `You paid for ${order.title}, and this has changed since.`}
      </p>
      <Traces order={order} />
    </>
  );
}

function Paid({ order }: PaidOrderProps) {
  const { subjectKind, card, terms } = order;
  return (
    <>
      <div className="paid-beans">
        <Beans pose="wagging" />
      </div>
      <div className="paid-said" role="status">
        {(subjectKind === 'event' || subjectKind === 'series') && <h2>{inWords(order)}</h2>}
        <p>Congratulations, Payment was successful!</p>
      </div>
      <PaidFor order={order} />
      <OrderLines order={order} viewerIsPayer />
      {card && <p className="paid-quiet">{`Paid with ${cardWords(card)}.`}</p>}
      {subjectKind !== 'invoice' && <RefundTerms terms={terms} of={order} />}
    </>
  );
}

const list = new Intl.ListFormat('en-US');

/** `You’re in`, `Ana is in`, `You and Ana are in`. */
function inWords({ lines }: Order): string {
  const spots = lines.filter(({ kind }) => kind === 'spot' || kind === 'ticket');
  const names = [...new Set(spots.map(({ personId, name }) => (isDependantId(personId) ? name : 'You')))];
  const [only = 'You'] = names;
  if (names.length > 1) return `${list.format(names)} are in`;
  return only === 'You' ? 'You’re in' : `${only} is in`;
}
