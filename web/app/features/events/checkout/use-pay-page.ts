import { useState } from 'react';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Opens the page on which an order is paid. */
export function usePayPage({ orderId }: Pick<Order, 'orderId'>) {
  const [isLeaving, setLeaving] = useState(false);
  const pay = useOperation(ordersContract, 'startCheckout');
  const open = async () => {
    const page = await pay.run({ orderId });
    if (!page) return;
    setLeaving(true);
    window.location.assign(page.url);
  };
  return { open: () => void open(), isBusy: pay.isRunning || isLeaving };
}
