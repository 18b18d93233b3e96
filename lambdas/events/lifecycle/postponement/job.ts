import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createEventStore } from '../../details/store.ts';
import { CallOff, callOff, callOffQueue } from './cancel-postponed.ts';

const store = createEventStore(table());
const index = createDueIndex(table());

/** Calls off events that got no new time (domain 4.4.1). */
export const handler = job(() =>
  runDue(callOffQueue, ({ data }, now) => callOff(CallOff.parse(data), store, now()), index, clock.now),
);
