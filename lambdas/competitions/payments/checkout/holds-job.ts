import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { newCode } from '../../seasons/codes.ts';
import { createRegistrationStore } from '../../seasons/registration/registration-store.ts';
import { HeldSpotWork, heldSpotsQueue, lapseSpot } from './lapse-spot.ts';

const due = createDueIndex(table());
const by = {
  registrations: createRegistrationStore(table(), newCode),
  orders: createOrders(table()),
  payments: createOutsidePayments(table()),
  payouts: createPayoutAccounts(table()),
  teams: createTeamReader(table()),
  due,
};

/** Gives spots on that were not paid in time. */
export const handler = job(() =>
  runDue(heldSpotsQueue, ({ data }, now) => lapseSpot(HeldSpotWork.parse(data), by, now()), due, clock.now),
);
