import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createEventReader } from '../details/event-reader.ts';
import { endUse, UseWork, usesQueue } from './end-use.ts';

const due = createDueIndex(table());
const by = { events: createEventReader(table()), orders: createOrders(table()), uses: usesOf(table()), due };

/** Frees payout accounts of events that are over and settled. */
export const handler = job(() =>
  runDue(usesQueue, ({ data }, now) => endUse(UseWork.parse(data).refId, by, now()), due, clock.now),
);
