import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createTournamentReader } from '../../tournaments/tournament-reader.ts';
import { endUse, TournamentUseWork, tournamentUsesQueue } from './end-tournament-use.ts';

const due = createDueIndex(table());
const by = {
  tournaments: createTournamentReader(table()),
  orders: createOrders(table()),
  uses: usesOf(table()),
  due,
};

/** Frees payout accounts of tournaments that are over and settled. */
export const handler = job(() =>
  runDue(
    tournamentUsesQueue,
    ({ data }, now) => endUse(TournamentUseWork.parse(data).refId, by, now()),
    due,
    clock.now,
  ),
);
