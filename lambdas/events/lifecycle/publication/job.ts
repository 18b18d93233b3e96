import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createEventStore } from '../../details/store.ts';
import { Publication, publicationQueue, publicise } from './publication.ts';

const events = createEventStore(table());
const index = createDueIndex(table());

/** Makes private events public at the time that their host chose. */
export const handler = job(() =>
  runDue(publicationQueue, ({ data }, now) => publicise(Publication.parse(data), events, now()), index, clock.now),
);
