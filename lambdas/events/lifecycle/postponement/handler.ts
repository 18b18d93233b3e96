import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { createEventStore } from '../store.ts';
import { CallOff, callOff, callOffQueue } from './call-off.ts';

const store = createEventStore(table());
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(callOffQueue, ({ data }, now) => callOff(CallOff.parse(data), store, now()), index, clock.now);
