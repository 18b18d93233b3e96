import { formatMoney } from '#shared/money.ts';
import { lostOf } from '#shared/payments/orders/order-moves.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';

/** What came in by card and with credit, what went back by card and what is still being paid. */
export function OrderSums({ orders }: { readonly orders: readonly Order[] }) {
  const [first] = orders;
  if (!first) return null;
  const charged = orders.filter(({ status }) => wasCharged(status));
  const sum = (amounts: readonly number[]) =>
    formatMoney({ amountMinor: amounts.reduce((all, one) => all + one, 0), currency: first.currency });
  const open = orders.filter(({ status, pledge }) => isOpen(status) && (!pledge || pledge.isFinal));
  const withCredit = charged.filter(({ creditMinor }) => creditMinor);
  return (
    <dl className="due-sums">
      <div>
        <dt>Collected</dt>
        <dd>{sum(charged.map(({ totalMinor }) => totalMinor))}</dd>
      </div>
      {withCredit.length > 0 && (
        <div>
          <dt>Paid with credit</dt>
          <dd>{sum(withCredit.map(({ creditMinor = 0 }) => creditMinor))}</dd>
        </div>
      )}
      <div>
        <dt>Refunded</dt>
        <dd>{sum(charged.map(({ refundedMinor }) => refundedMinor))}</dd>
      </div>
      {charged.some((order) => lostOf(order) > 0) && (
        <div>
          <dt>Lost to disputes</dt>
          <dd>{sum(charged.map(lostOf))}</dd>
        </div>
      )}
      {open.length > 0 && (
        <div>
          <dt>Being paid</dt>
          <dd>{sum(open.map(({ totalMinor }) => totalMinor))}</dd>
        </div>
      )}
    </dl>
  );
}
