import { formatMoney } from '#shared/money.ts';
import type { Order, OrderLine } from '#shared/payments/orders/schemas.ts';
import './orders.css';

interface OrderLinesProps {
  readonly order: Pick<Order, 'lines' | 'serviceFeeMinor' | 'totalMinor' | 'currency'>;
  /** The payer reads it: their own line says `You`. */
  readonly viewerIsPayer?: boolean;
}

/** A line for each person, the service fee, and the total that is paid: nothing else is added. */
export function OrderLines({ order, viewerIsPayer = false }: OrderLinesProps) {
  const { lines, serviceFeeMinor, totalMinor, currency } = order;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <dl className="order-lines">
      {lines.map(({ kind, name, amountMinor }, index) => (
        // Lines never change places, and guests may have no name.
        <div key={index}>
          <dt>{nameOf(kind, name, viewerIsPayer)}</dt>
          <dd>{money(amountMinor)}</dd>
        </div>
      ))}
      {serviceFeeMinor > 0 && (
        <div>
          <dt>Service fee</dt>
          <dd>{money(serviceFeeMinor)}</dd>
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

function nameOf(kind: OrderLine['kind'], name: string, viewerIsPayer: boolean): string {
  if (kind === 'fee') return name;
  if (kind === 'guest') return name ? `${name} (guest)` : 'Guest';
  return viewerIsPayer ? 'You' : name;
}
