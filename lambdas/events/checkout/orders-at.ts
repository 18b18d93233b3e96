import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** All orders that pay for spots of an event, newest first: its own, and passes for its series that it is in. */
export async function ordersAt(
  { eventId, rootId }: Pick<StoredEvent, 'eventId' | 'rootId'>,
  orders: Pick<Orders, 'listOf'>,
): Promise<readonly StoredOrder[]> {
  const [own, passes] = await Promise.all([orders.listOf(eventId), rootId ? orders.listOf(rootId) : []]);
  const here = passes.filter(({ lines }) => lines.some((line) => line.eventId === eventId));
  return here.length === 0 ? own : [...own, ...here].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Whether an order pays for a spot of an event. */
export const isOrderAt = ({ subjectId, lines }: StoredOrder, eventId: string): boolean =>
  subjectId === eventId || lines.some((line) => line.eventId === eventId);
