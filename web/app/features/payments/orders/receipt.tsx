import { isDependantId } from '#shared/ids.ts';
import { paidWords } from '#shared/payments/orders/paid-words.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTerms } from '#web/app/orders/refund-terms.tsx';
import { KeptTrace, RefundTrace } from '#web/app/orders/refund-trace.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { DateBlock } from '#web/blocks/look/date-block.ts';
import './paid-order.css';

interface ReceiptProps {
  readonly order: Order;
}

/** What was paid, for what and with which card, and what came back of it. */
export function Receipt({ order }: ReceiptProps) {
  const { title, href, terms, paidAt, timeZone, subjectKind } = order;
  return (
    <section className="paid-order" aria-label={title}>
      <PaidFor order={order} />
      <OrderLines order={order} viewerIsPayer />
      <p className="paid-quiet">
        {[paidWords(order), paidAt && `${when(paidAt, timeZone)}.`].filter(Boolean).join(' ')}
      </p>
      {isSettled(order) ? (
        <Traces order={order} />
      ) : (
        subjectKind !== 'invoice' && <RefundTerms terms={terms} of={order} />
      )}
      <PageButton fullWidth to={href}>{`Go to ${title}`}</PageButton>
    </section>
  );
}

/** Money went back, or it is known why none does. */
export const isSettled = ({ refunds, kept = [] }: Order): boolean => refunds.length + kept.length > 0;

/** What it was, and when; an invoice has no day of its own. */
export function PaidFor({ order: { subjectKind, startsAt, timeZone, title } }: ReceiptProps) {
  if (subjectKind === 'invoice') return <strong>{title}</strong>;
  return (
    <div className="paid-what">
      <DateBlock date={startsAt} timeZone={timeZone} />
      <div>
        <strong>{title}</strong>
        <span>{when(startsAt, timeZone)}</span>
      </div>
    </div>
  );
}

/** How each refund was worked out, as its payer reads it. */
export function Traces({ order }: ReceiptProps) {
  const { refunds, kept = [] } = order;
  return (
    <>
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

/** Whose spot it was: a child's name, else the reader. */
function playerOf({ lines }: Order, personId: string | undefined): string {
  const isChild = personId !== undefined && isDependantId(personId);
  return (isChild && lines.find((line) => line.personId === personId)?.name) || 'You';
}
