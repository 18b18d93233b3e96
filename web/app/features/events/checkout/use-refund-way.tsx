import { type ReactNode, useState } from 'react';
import { isDependantId } from '#shared/ids.ts';
import { waysBack } from '#shared/payments/credits/refund-as-credit.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { RefundWay } from './refund-way.tsx';

/**
 * Where the payer has a choice: the field for it, and what says it to the server before the player leaves; true where that is done.
 * @param whose a child that they paid for; the payer without it
 */
export function useRefundWay(
  order: Order | undefined,
  whose?: string,
): {
  readonly field: ReactNode;
  readonly say: () => Promise<boolean>;
  readonly isRunning: boolean;
} {
  const [chosen, setWay] = useState<'card' | 'credit'>();
  const { run, isRunning } = useOperation(ordersContract, 'chooseRefund', { rereads: false });
  const personId = whose ?? order?.lines.find((line) => !isDependantId(line.personId))?.personId;
  const ways = order && personId && waysBack(order, personId, new Date());
  if (!order || !personId || !ways) return { field: null, say: async () => true, isRunning: false };
  const to = chosen ?? (order.terms.refundTo === 'credit' ? 'credit' : 'card');
  return {
    field: <RefundWay ways={ways} currency={order.currency} way={to} onChange={setWay} />,
    say: async () => (await run({ orderId: order.orderId, personId, to })) !== undefined,
    isRunning,
  };
}
