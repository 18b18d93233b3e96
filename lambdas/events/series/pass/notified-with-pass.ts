import type { Table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredEvent } from '../../details/stored-event.ts';

/** Whether a pass for the series paid for a person's spot: its receipt tells of all dates, not a mail for each. */
export function createNotifiedWithPass(table: Table) {
  const orders = createOrders(table);
  return async ({ eventId, passPrice }: StoredEvent, userId: string): Promise<boolean> => {
    if (!passPrice) return false;
    const order = await orders.findFor({ subjectId: eventId, personId: userId });
    return order?.subjectKind === 'series';
  };
}
