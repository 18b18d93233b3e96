import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { OrderLines } from './order-lines.tsx';

interface PayOrderProps {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly onPay: (orderId: string) => void;
}

/** An order that the payer's credit pays first: what is left for the card, and the box to keep the credit. */
export function PayOrder({ order: made, isBusy, onPay }: PayOrderProps) {
  const [order, setOrder] = useState(made);
  const choose = useOperation(ordersContract, 'chooseCredit', { rereads: false, onDone: setOrder });
  const { orderId, creditMinor = 0, creditLeftOutMinor = 0, totalMinor, currency } = order;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <section className="order-panel" aria-label="Pay">
      <OrderLines order={order} viewerIsPayer />
      <Checkbox
        checked={creditMinor > 0}
        disabled={choose.isRunning || isBusy}
        onChange={({ detail }) => void choose.run({ orderId, isUsed: detail.checked })}
      >
        {`Use my ${money(creditMinor || creditLeftOutMinor)} credit`}
      </Checkbox>
      <Button variant="primary" loading={isBusy} onClick={() => onPay(orderId)}>
        {totalMinor > 0 ? `Pay ${money(totalMinor)} by card` : 'Pay with credit'}
      </Button>
    </section>
  );
}

/** Whether credit has a say in how an order is paid. */
export const hasCredit = ({ creditMinor, creditLeftOutMinor }: Order): boolean =>
  Boolean(creditMinor || creditLeftOutMinor);
