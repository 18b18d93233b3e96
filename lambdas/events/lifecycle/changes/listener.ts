import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { eventChanged } from '#shared/events/messages.ts';
import { createEventReader } from '../../details/event-reader.ts';
import { createChangeStore } from './change-store.ts';
import { recordChange } from './record-change.ts';

const events = createEventReader(table());
const changes = createChangeStore(table());

/** Asks those who are in to say that they have seen a change of time or place. */
export const handler = listen(
  // What a series does to its dates is told quietly.
  on(eventChanged, ({ data, quiet }, now) => recordChange(data, quiet, { events, changes }, now)),
);
