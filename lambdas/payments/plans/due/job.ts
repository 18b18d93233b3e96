import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createPlanWork } from '../plan-work.ts';
import { attendSubscription } from './attend-subscription.ts';
import { DueSubscription, plansQueue } from './plans-queue.ts';

const work = createPlanWork(table());
const index = createDueIndex(table());

/** Looks at the subscriptions whose period, grace or year comes to an end. */
export const handler = job(() =>
  runDue(
    plansQueue,
    ({ data }, now) => attendSubscription(DueSubscription.parse(data).subscriptionId, work, now()),
    index,
    clock.now,
  ),
);
