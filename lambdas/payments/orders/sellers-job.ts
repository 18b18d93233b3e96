import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createFindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { DisputeWork, disputeQueue, remindOfDispute } from './notifications/dispute-work.ts';
import { ShortFundsWork, shortFundsQueue, tellOfShortFunds } from './notifications/short-funds-work.ts';
import { createShortRefunds } from './notifications/short-refunds.ts';

const due = createDueIndex(table());
const by = {
  orders: createOrders(table()),
  delivery: connectDelivery(),
  moneyPeopleOf: createFindMoneyPeople(table()),
  short: createShortRefunds(table()),
  due,
};

/** Reminds sellers of disputes that have no answer, three days and one day before the deadline, and tells them once a day of refunds that their balance is short of. */
export const handler = job(async () => {
  await runDue(
    disputeQueue,
    ({ data, dueAt }, now) => remindOfDispute(DisputeWork.parse(data), dueAt, by, now()),
    due,
    clock.now,
  );
  await runDue(
    shortFundsQueue,
    ({ data }, now) => tellOfShortFunds(ShortFundsWork.parse(data).stripeId, by, now()),
    due,
    clock.now,
  );
});
