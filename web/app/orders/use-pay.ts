import { useState } from 'react';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface Pay {
  /** Leads to the provider's page on which an order is paid, or a card for it is saved. */
  readonly pay: (orderId: string) => Promise<void>;
  /** Until the page is left. */
  readonly isBusy: boolean;
}

/** @param rereads false where a refusal changes nothing on the page */
export function usePay({ rereads = true } = {}): Pay {
  const [isLeaving, setLeaving] = useState(false);
  const { run, isRunning } = useOperation(ordersContract, 'startCheckout', { rereads });
  const pay = async (orderId: string) => {
    const page = await run({ orderId });
    if (!page) return;
    setLeaving(true);
    window.location.assign(page.url);
  };
  return { pay, isBusy: isRunning || isLeaving };
}
