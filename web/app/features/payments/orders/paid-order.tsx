import { isDependantId } from '#shared/ids.ts';
import { cardWords } from '#shared/payments/installments/plan-words.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { deadlineWords, when } from '#shared/payments/orders/trace-words.ts';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';
import { Beans } from '#web/app/shell/beans/beans.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { DateBlock } from '#web/blocks/look/date-block.ts';
import './paid-order.css';

interface PaidOrderProps {
  readonly order: Order;
}

/** What the payer comes back to: that it worked, or what became of their money since. */
export function PaidOrder({ order }: PaidOrderProps) {
  const isSettled = order.refunds.length > 0 || (order.kept ?? []).length > 0;
  return (
    <section className="paid-order" aria-label={order.title}>
      {isSettled ? <Settled order={order} /> : <Paid order={order} />}
      <PageButton variant="primary" fullWidth to={order.href}>{`Go to ${order.title}`}</PageButton>
    </section>
  );
}

function Settled({ order }: PaidOrderProps) {
  const { refunds, kept = [] } = order;
  const isLate = refunds.some(({ trace }) => trace.cause === 'undelivered');
  return (
    <>
      <p className="paid-said" role="status">
        {isLate
          ? 'Your payment came too late, so your money is on its way back.'
          : `You paid for ${order.title}, and this has changed since.`}
      </p>
      {refunds.map((refund) => (
        <RefundTrace
          key={refund.refundId}
          order={order}
          refund={refund}
          name="You"
          player={playerOf(order, refund.personId)}
        />
      ))}
      {kept.map((one) => (
        <KeptTrace key={one.personId} order={order} kept={one} name="You" player={playerOf(order, one.personId)} />
      ))}
    </>
  );
}

function Paid({ order }: PaidOrderProps) {
  const { subjectKind, startsAt, timeZone, title, card, terms } = order;
  return (
    <>
      <div className="paid-beans">
        <Beans pose="wagging" />
      </div>
      <div className="paid-said" role="status">
        {(subjectKind === 'event' || subjectKind === 'series') && <h2>{inWords(order)}</h2>}
        <p>Congratulations, Payment was successful!</p>
      </div>
      {subjectKind !== 'invoice' && (
        <div className="paid-what">
          <DateBlock date={startsAt} timeZone={timeZone} />
          <div>
            <strong>{title}</strong>
            <span>{when(startsAt, timeZone)}</span>
          </div>
        </div>
      )}
      <OrderLines order={order} viewerIsPayer />
      {card && <p className="paid-quiet">{`Paid with ${cardWords(card)}.`}</p>}
      {subjectKind !== 'invoice' && <p className="paid-quiet">{deadlineWords(terms, order, new Date())}</p>}
    </>
  );
}

/** Whose spot it was: a child's name, else the reader. */
function playerOf({ lines }: Order, personId: string | undefined): string {
  const isChild = personId !== undefined && isDependantId(personId);
  return (isChild && lines.find((line) => line.personId === personId)?.name) || 'You';
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
