import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { createCashier } from './cashier.ts';
import { expireOrder, OrderWork, orderQueue } from './expiry-work.ts';

const due = createDueIndex(table());
const by = { orders: createOrders(table()), cashier: createCashier(provider) };

/** Closes orders that were not paid in time. */
export const handler = job(() =>
  runDue(orderQueue, ({ data }, now) => expireOrder(OrderWork.parse(data).orderId, by, now()), due, clock.now),
);
