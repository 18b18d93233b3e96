import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { invoices as contract } from '#shared/payments/invoices/contract.ts';
import type { InvoiceCard } from '#shared/payments/invoices/schemas.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface PayInvoicesProps {
  /** What is paid at once: invoices of one community that cards can pay. */
  readonly invoices: readonly InvoiceCard[];
}

/** Leads to the payment page with the whole sum; nothing is added to what is owed. */
export function PayInvoices({ invoices }: PayInvoicesProps) {
  const [isLeaving, setLeaving] = useState(false);
  const order = useOperation(contract, 'payInvoices', { rereads: false });
  const checkout = useOperation(ordersContract, 'startCheckout', { rereads: false });
  const [first] = invoices;
  if (!first) return null;
  const amountMinor = invoices.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  const start = async () => {
    const made = await order.run({ invoiceIds: invoices.map(({ invoiceId }) => invoiceId) });
    const page = made && (await checkout.run({ orderId: made.order.orderId }));
    if (!page) return;
    setLeaving(true);
    window.location.assign(page.url);
  };
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
