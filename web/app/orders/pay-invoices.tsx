import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { invoices as contract } from '#shared/payments/invoices/contract.ts';
import type { InvoiceCard } from '#shared/payments/invoices/schemas.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { hasCredit, PayOrder } from './pay-order.tsx';
import { usePay } from './use-pay.ts';

interface PayInvoicesProps {
  /** What is paid at once: invoices of one community that cards can pay. */
  readonly invoices: readonly InvoiceCard[];
}

/** Leads to the payment page with the whole sum; nothing is added to what is owed, and the payer's credit can pay first. */
export function PayInvoices({ invoices }: PayInvoicesProps) {
  const [made, setMade] = useState<Order>();
  const order = useOperation(contract, 'payInvoices', { rereads: false });
  const { pay, isBusy } = usePay({ rereads: false });
  const [first] = invoices;
  if (!first) return null;
  const amountMinor = invoices.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  const start = async () => {
    const answer = await order.run({ invoiceIds: invoices.map(({ invoiceId }) => invoiceId) });
    if (answer && hasCredit(answer.order)) setMade(answer.order);
    else if (answer) await pay(answer.order.orderId);
  };
  if (made) return <PayOrder order={made} isBusy={isBusy} onPay={(id) => void pay(id)} />;
  return (
    <Button
      variant="primary"
      loading={order.isRunning || isBusy}
      loadingText="Opening the payment page"
      onClick={() => void start()}
    >
      {`Pay ${formatMoney({ amountMinor, currency: first.currency })} by card`}
    </Button>
  );
}
