import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import type { AtLeastOnce } from '../stage/at-least-once.ts';
import type { MemoryTable } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';

/** The job that closes orders whose time is up: those that are open each time, the others now and then again. */
export async function expireOrders(
  { memory, again, now }: { readonly memory: MemoryTable; readonly again: AtLeastOnce; readonly now: Date },
  expire: (orderId: string) => Promise<unknown>,
): Promise<void> {
  for (const { orderId, status, expiresAt } of memory.entity('order') as unknown as StoredOrder[]) {
    if (expiresAt > now.toISOString()) continue;
    if (isOpen(status)) await expire(orderId).catch(pastFaults);
    else await again.do(`expire ${orderId}`, () => expire(orderId));
  }
}
