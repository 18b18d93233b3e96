import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createEventStore } from '../../details/store.ts';
import { Publication, publicationQueue, publicise } from './publication.ts';

const events = createEventStore(table());
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(publicationQueue, ({ data }, now) => publicise(Publication.parse(data), events, now()), index, clock.now);
