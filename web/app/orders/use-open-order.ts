import { useRef, useState } from 'react';
import type { Order } from '#shared/payments/orders/schemas.ts';

interface OpenOrder {
  readonly open: Order | undefined;
  readonly pick: (order: Order) => void;
  readonly close: () => void;
}

/** The order that is open beside the list; once it is closed, the focus is where it came from. */
export function useOpenOrder(orders: readonly Order[]): OpenOrder {
  const [openId, setOpenId] = useState<string>();
  const opener = useRef<Element | null>(null);
  return {
    open: orders.find(({ orderId }) => orderId === openId),
    pick: ({ orderId }) => {
      opener.current = document.activeElement;
      setOpenId(orderId);
    },
    close: () => {
      setOpenId(undefined);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
