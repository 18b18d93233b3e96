import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createEntryStore } from '../../tournaments/entry-store.ts';
import { createTournamentReader } from '../../tournaments/tournament-reader.ts';
import { HeldEntriesWork, heldEntriesQueue, lapseEntries } from './lapse-entries.ts';

const due = createDueIndex(table());
const by = { tournaments: createTournamentReader(table()), entries: createEntryStore(table()) };

/** Gives places in tournaments on that were not paid in time. */
export const handler = job(() =>
  runDue(heldEntriesQueue, ({ data }, now) => lapseEntries(HeldEntriesWork.parse(data), by, now()), due, clock.now),
);
