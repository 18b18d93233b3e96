import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createEventStore } from '../../store.ts';
import { Erasure, eraseGuest, erasureQueue } from '../erase-guest.ts';
import { createGuestStore } from '../store.ts';

const ports = { events: createEventStore(table()), guests: createGuestStore(table()), due: createDueIndex(table()) };

export const handler = (): Promise<void> =>
  runDue(erasureQueue, ({ data }, now) => eraseGuest(Erasure.parse(data), ports, now()), ports.due, clock.now);
