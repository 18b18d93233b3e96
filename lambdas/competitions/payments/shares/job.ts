import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createStored } from '../../seasons/stored.ts';
import { ShareWork, sharesQueue } from './share-work.ts';
import { tellOfShares } from './tell-of-shares.ts';

const due = createDueIndex(table());
const telling = {
  by: connectDelivery(),
  stored: createStored(table()),
  dependants: createDependantReader(table()),
  payments: createOutsidePayments(table()),
};

/** Reminds players of their share of a team fee, and tells captains whose are not paid in time. */
export const handler = job(() =>
  runDue(sharesQueue, ({ data }, now) => tellOfShares(ShareWork.parse(data), telling, now()), due, clock.now),
);
