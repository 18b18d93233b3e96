import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { clock } from '../../kernel/clock.ts';
import { createHoldStore } from '../holds/store.ts';
import { createUploadStore } from '../store.ts';
import { UnheldWork, unheldQueue } from '../unheld-work.ts';
import { removeUnheld } from './remove-unheld.ts';

const due = createDueIndex(table());
const parts = { store: createUploadStore(table()), holds: createHoldStore(table()), objects: createObjects(), due };

/** Removes files that nothing shows. */
export const handler = job(() =>
  runDue(unheldQueue, ({ data }, now) => removeUnheld(UnheldWork.parse(data), parts, now()), due, clock.now),
);
