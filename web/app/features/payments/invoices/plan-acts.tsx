import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { installments } from '#shared/payments/installments/contract.ts';
import type { SeenPlan } from '#shared/payments/installments/schemas.ts';
import type { Invoice } from '#shared/payments/invoices/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { hasCredit, PayOrder } from '#web/app/orders/pay-order.tsx';
import { usePay } from '#web/app/orders/use-pay.ts';

interface PayInstallmentProps {
  readonly invoice: Invoice;
  readonly plan: SeenPlan;
  readonly index: number;
}

export function PayInstallment({ invoice: { invoiceId, currency }, plan, index }: PayInstallmentProps) {
  const { pay, isBusy } = usePay({ rereads: false });
  const [made, setMade] = useState<Order>();
  const order = useOperation(installments, 'payInstallment', { rereads: false });
  const amountMinor = plan.installments[index]?.restMinor ?? 0;
  const start = async () => {
    const answer = await order.run({ invoiceId, offer: plan.offer, index });
    if (answer && hasCredit(answer.order)) setMade(answer.order);
    else if (answer) await pay(answer.order.orderId);
  };
  if (made) return <PayOrder order={made} isBusy={isBusy} onPay={(id) => void pay(id)} />;
  return (
    <Button variant="primary" loading={order.isRunning || isBusy} onClick={() => void start()}>
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
