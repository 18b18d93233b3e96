import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { Publication, publicationQueue, publicise } from '../publication.ts';
import { createEventStore } from '../store.ts';

const events = createEventStore(table());
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(publicationQueue, ({ data }, now) => publicise(Publication.parse(data), events, now()), index, clock.now);
