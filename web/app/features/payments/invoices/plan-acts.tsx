import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import type { SeenPlan } from '#shared/payments/installments/schemas.ts';
import type { Invoice } from '#shared/payments/invoices/contract.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { hasCredit, PayOrder } from '#web/app/orders/pay-order.tsx';

/** Leads to the payment page of an order. */
export function useCheckout() {
  const [isGoing, setGoing] = useState(false);
  const checkout = useOperation(ordersContract, 'startCheckout', { rereads: false });
  const pay = async (orderId: string) => {
    const page = await checkout.run({ orderId });
    if (!page) return;
    setGoing(true);
    globalThis.location.assign(page.url);
  };
  return { pay, isLeaving: checkout.isRunning || isGoing };
}

interface PayInstallmentProps {
  readonly invoice: Invoice;
  readonly plan: SeenPlan;
  readonly index: number;
}

export function PayInstallment({ invoice: { invoiceId, currency }, plan, index }: PayInstallmentProps) {
  const { pay, isLeaving } = useCheckout();
  const [made, setMade] = useState<Order>();
  const order = useOperation(installments, 'payInstallment', { rereads: false });
  const amountMinor = plan.installments[index]?.restMinor ?? 0;
  const start = async () => {
    const answer = await order.run({ invoiceId, offer: plan.offer, index });
    if (answer && hasCredit(answer.order)) setMade(answer.order);
    else if (answer) await pay(answer.order.orderId);
  };
  if (made) return <PayOrder order={made} isBusy={isLeaving} onPay={(id) => void pay(id)} />;
  return (
    <Button variant="primary" loading={order.isRunning || isLeaving} onClick={() => void start()}>
      {`Pay ${formatMoney({ amountMinor, currency })} by card`}
    </Button>
  );
}

/** Leads to the page on which another card is saved. */
export function UpdateCard({ invoiceId }: { readonly invoiceId: string }) {
  const update = useOperation(installments, 'updateCard', {
    rereads: false,
    onDone: ({ url }) => globalThis.location.assign(url),
  });
  return (
    <Button loading={update.isRunning} onClick={() => void update.run({ invoiceId })}>
      Update card
    </Button>
  );
}
