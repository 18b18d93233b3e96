import { useState } from 'react';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Leads to the provider's page for an order: `pay(orderId)`. */
export function usePay() {
  const [isLeaving, setLeaving] = useState(false);
  const { run, isRunning } = useOperation(ordersContract, 'startCheckout');
  const pay = async (orderId: string): Promise<void> => {
    const page = await run({ orderId });
    if (!page) return;
    setLeaving(true);
    window.location.assign(page.url);
  };
  return { pay, isBusy: isRunning || isLeaving };
}
