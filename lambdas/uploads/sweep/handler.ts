import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createObjects } from '../../kernel/objects/objects.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { createHoldStore } from '../holds/store.ts';
import { createUploadStore } from '../store.ts';
import { UnheldWork, unheldQueue } from '../unheld-work.ts';
import { removeUnheld } from './remove-unheld.ts';

const due = createDueIndex(table());
const parts = { store: createUploadStore(table()), holds: createHoldStore(table()), objects: createObjects(), due };

export const handler = (): Promise<void> =>
  runDue(unheldQueue, ({ data }, now) => removeUnheld(UnheldWork.parse(data), parts, now()), due, clock.now);
