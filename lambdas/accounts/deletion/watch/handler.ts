import * as z from 'zod';
import { UserId } from '#shared/ids.ts';
import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { createObjects } from '../../../kernel/objects/objects.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { erasureQueue, tendErasure } from '../erasing.ts';
import { createErasureStore } from '../erasures/store.ts';
import { dropExport } from '../exports/drop-export.ts';
import { exportQueue } from '../exports/export-key.ts';
import { createDataExports } from '../exports/store.ts';

const Erasure = z.strictObject({ userId: UserId });
const Export = z.strictObject({ userId: UserId, exportId: z.string() });
const due = createDueIndex(table());
const parts = { erasures: createErasureStore(table()), due };
const files = { exports: createDataExports(table()), objects: createObjects() };

export const handler = async (): Promise<void> => {
  await runDue(erasureQueue, ({ data }, now) => tendErasure(Erasure.parse(data).userId, parts, now()), due, clock.now);
  await runDue(exportQueue, ({ data }, now) => dropExport(Export.parse(data), files, now()), due, clock.now);
};
