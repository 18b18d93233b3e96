import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createGuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { clock } from '../../kernel/clock.ts';
import { createEventStore } from '../details/store.ts';
import { Erasure, eraseGuest, erasureQueue } from './erase-guest.ts';
import { createGuestStore } from './store.ts';

const ports = {
  events: createEventStore(table()),
  guests: createGuestStore(table()),
  orders: createGuestOrders(table(), createOrders(table())),
  due: createDueIndex(table()),
};

/** Forgets guests when they have been kept as long as they were told. */
export const handler = job(() =>
  runDue(erasureQueue, ({ data }, now) => eraseGuest(Erasure.parse(data), ports, now()), ports.due, clock.now),
);
