import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createFindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { DisputeWork, disputeQueue, remindOfDispute } from './notifications/dispute-work.ts';

const due = createDueIndex(table());
const by = {
  orders: createOrders(table()),
  delivery: connectDelivery(),
  moneyPeopleOf: createFindMoneyPeople(table()),
};

/** Reminds sellers three days and one day before the deadline of a dispute that has no answer. */
export const handler = job(() =>
  runDue(
    disputeQueue,
    ({ data, dueAt }, now) => remindOfDispute(DisputeWork.parse(data), dueAt, by, now()),
    due,
    clock.now,
  ),
);
