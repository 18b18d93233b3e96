import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { invoices as contract } from '#shared/payments/invoices/contract.ts';
import type { InvoiceCard } from '#shared/payments/invoices/schemas.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { hasCredit, PayOrder } from './pay-order.tsx';

interface PayInvoicesProps {
  /** What is paid at once: invoices of one community that cards can pay. */
  readonly invoices: readonly InvoiceCard[];
}

/** Leads to the payment page with the whole sum; nothing is added to what is owed, and the payer's credit can pay first. */
export function PayInvoices({ invoices }: PayInvoicesProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [made, setMade] = useState<Order>();
  const order = useOperation(contract, 'payInvoices', { rereads: false });
  const checkout = useOperation(ordersContract, 'startCheckout', { rereads: false });
  const [first] = invoices;
  if (!first) return null;
  const amountMinor = invoices.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  const pay = async (orderId: string) => {
    const page = await checkout.run({ orderId });
    if (!page) return;
    setLeaving(true);
    window.location.assign(page.url);
  };
  const start = async () => {
    const answer = await order.run({ invoiceIds: invoices.map(({ invoiceId }) => invoiceId) });
    if (answer && hasCredit(answer.order)) setMade(answer.order);
    else if (answer) await pay(answer.order.orderId);
  };
  if (made) return <PayOrder order={made} isBusy={checkout.isRunning || isLeaving} onPay={(id) => void pay(id)} />;
  return (
    <Button
      variant="primary"
      loading={order.isRunning || checkout.isRunning || isLeaving}
      loadingText="Opening the payment page"
      onClick={() => void start()}
    >
      {`Pay ${formatMoney({ amountMinor, currency: first.currency })} by card`}
    </Button>
  );
}
