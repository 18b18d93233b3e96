import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createAvailabilityReader } from '#lambdas/people/ports/availability/availabilities.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { clock } from '../../../kernel/clock.ts';
import { createEventReader } from '../../details/event-reader.ts';
import { createBusyReader } from '../../ports/conflicts/busy-reader.ts';
import { createSeatStore } from '../../rsvp/line/seats.ts';
import type { Tended } from '../advance-search.ts';
import { advanceSearch } from '../advance-search.ts';
import { createPoolStore } from '../pool/store.ts';
import { createRequestStore } from '../requests/store.ts';
import { SubstituteWork, substituteQueue } from '../schedule-work.ts';

/** What a wave needs, and no more: the job is at the size that jobs may have. */
const connectWaves = (table: Table): Tended & { readonly due: ReturnType<typeof createDueIndex> } => ({
  pool: createPoolStore(table),
  requests: createRequestStore(table),
  events: createEventReader(table),
  seats: createSeatStore(table),
  due: createDueIndex(table),
  accounts: createAccountReader(table),
  memberships: createMemberships(table),
  blocks: createBlockReader(table),
  availabilities: createAvailabilityReader(table),
  busy: createBusyReader(table),
});

const by = connectWaves(table());

/** Asks the next people of each search for a substitute, ends searches, and finishes acceptances. */
export const handler = job(() =>
  runDue(substituteQueue, ({ data }, now) => advanceSearch(SubstituteWork.parse(data), by, now()), by.due, clock.now),
);
