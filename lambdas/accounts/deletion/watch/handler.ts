import * as z from 'zod';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { UserId } from '#shared/ids.ts';
import { clock } from '../../../kernel/clock.ts';
import { dropExport } from '../../export/drop-export.ts';
import { exportQueue } from '../../export/export-key.ts';
import { createDataExports } from '../../export/store.ts';
import { erasureQueue, tendErasure } from '../erasing.ts';
import { createErasureStore } from '../erasures/store.ts';

const Erasure = z.strictObject({ userId: UserId });
const Export = z.strictObject({ userId: UserId, exportId: z.string() });
const due = createDueIndex(table());
const parts = { erasures: createErasureStore(table()), due };
const files = { exports: createDataExports(table()), objects: createObjects() };

export const handler = async (): Promise<void> => {
  await runDue(erasureQueue, ({ data }, now) => tendErasure(Erasure.parse(data).userId, parts, now()), due, clock.now);
  await runDue(exportQueue, ({ data }, now) => dropExport(Export.parse(data), files, now()), due, clock.now);
};
