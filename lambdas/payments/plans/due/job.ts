import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { remindOfLimits } from '../limits/remind-of-limits.ts';
import { createPlanWork } from '../plan-work.ts';
import { attendSubscription } from './attend-subscription.ts';
import { DuePlan, plansQueue } from './plans-queue.ts';

const work = createPlanWork(table());
const index = createDueIndex(table());

/** Looks at the subscriptions whose period, grace or year comes to an end, and reminds owners who have to make room. */
export const handler = job(() =>
  runDue(
    plansQueue,
    ({ data }, now) => {
      const due = DuePlan.parse(data);
      return 'until' in due ? remindOfLimits(due, work, now()) : attendSubscription(due.subscriptionId, work, now());
    },
    index,
    clock.now,
  ),
);
