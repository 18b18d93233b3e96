import { isUndecided } from '#shared/payments/orders/states.ts';
import type { Orders } from '../ports/orders/orders.ts';
import type { Cashier } from './cashier.ts';

interface Answering {
  readonly orders: Pick<Orders, 'find'>;
  readonly cashier: Pick<Cashier, 'answer'>;
}

/** Sends the provider a seller's answer to a dispute that is not decided. A repeat sends the same. */
export async function sendAnswer(
  { orderId, disputeId }: { readonly orderId: string; readonly disputeId: string },
  { orders, cashier }: Answering,
): Promise<void> {
  const order = await orders.find(orderId);
  const dispute = order?.disputes?.find((one) => one.disputeId === disputeId);
  if (order && dispute?.answeredAt && isUndecided(dispute)) await cashier.answer(order, dispute);
}
