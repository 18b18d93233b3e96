import type { StoredOrder } from '../ports/orders/stored-order.ts';
import type { Parts } from '../ports/write.ts';
import type { OrderChange } from './on-payment.ts';

/** An order as it is after news, if it still is what was looked at; otherwise the event is looked at again. */
export const changing =
  (was: StoredOrder, change: OrderChange | undefined): Parts =>
  (rows) =>
    change
      ? [
          rows.order
            .put({ ...change.order, version: was.version + 1 })
            .where(({ version }, { eq }) => eq(version, was.version))
            .commit(),
          ...change.facts.map((fact) => rows.outbox.put(fact).commit()),
        ]
      : [];
