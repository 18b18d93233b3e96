import { isDependantId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money.ts';
import { deductionsOf } from '#shared/payments/discounts/discounted.ts';
import { nameOfLine } from '#shared/payments/orders/line-name.ts';
import type { Order, OrderLine } from '#shared/payments/orders/schemas.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import './orders.css';

/** Not that of a child they pay for. */
const isOwnSpot = ({ kind, personId }: OrderLine): boolean =>
  (kind === 'spot' || kind === 'ticket') && !isDependantId(personId);

/** Kinds of lines that stand for a person. */
const people: ReadonlySet<OrderLine['kind']> = new Set(['spot', 'ticket', 'guest', 'registration']);

interface OrderLinesProps {
  readonly order: Pick<Order, 'serviceFeeMinor' | 'creditMinor' | 'totalMinor' | 'currency'> & {
    readonly lines: readonly OrderLine[];
  };
  /** The payer reads it: their own line says `You`. */
  readonly viewerIsPayer?: boolean;
}

/** A line for each person, each discount, the service fee, the credit, and the total that is paid: nothing else is added. */
export function OrderLines({ order, viewerIsPayer = false }: OrderLinesProps) {
  const { lines, serviceFeeMinor, creditMinor = 0, totalMinor, currency } = order;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <dl className="order-lines">
      {lines.map((line, index) => (
        // Lines never change places, and guests may have no name.
        <div key={index}>
          <dt className="order-who">
            {people.has(line.kind) && line.name && <Avatar name={line.name} size={24} />}
            {nameOfLine(viewerIsPayer && isOwnSpot(line) ? { ...line, name: 'You' } : line)}
          </dt>
          <dd>{money(line.fullMinor ?? line.amountMinor)}</dd>
        </div>
      ))}
      {deductionsOf(lines).map(({ name, amountMinor }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{`−${money(amountMinor)}`}</dd>
        </div>
      ))}
      {serviceFeeMinor > 0 && (
        <div>
          <dt>Service fee</dt>
          <dd>{money(serviceFeeMinor)}</dd>
        </div>
      )}
      {creditMinor > 0 && (
        <div>
          <dt>{viewerIsPayer ? 'Your credit' : 'Credit'}</dt>
          <dd>{`−${money(creditMinor)}`}</dd>
        </div>
      )}
      <div className="order-total">
        <dt>
          Total <small>No other fees</small>
        </dt>
        <dd>{money(totalMinor)}</dd>
      </div>
    </dl>
  );
}
