import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createStored } from '../../seasons/stored.ts';
import { endUse, SeasonUseWork, seasonUsesQueue } from './end-season-use.ts';

const due = createDueIndex(table());
const by = { seasons: createStored(table()), orders: createOrders(table()), uses: usesOf(table()), due };

/** Frees payout accounts of seasons that are over and settled. */
export const handler = job(() =>
  runDue(seasonUsesQueue, ({ data }, now) => endUse(SeasonUseWork.parse(data).refId, by, now()), due, clock.now),
);
