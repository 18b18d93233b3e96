import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { provider } from '../provider/stripe.ts';
import { createCashier } from './cashier.ts';
import { RefundWork, refundQueue, refundWhenDue } from './refund-work.ts';

const due = createDueIndex(table());
const by = { orders: createOrders(table()), cashier: createCashier(provider), due };

/** Sends money back, one refund after the other, and tries again what waited for the seller's balance. */
export const handler = job(() =>
  runDue(refundQueue, ({ data }, now) => refundWhenDue(RefundWork.parse(data), by, now()), due, clock.now, 1),
);
