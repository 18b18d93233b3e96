import * as z from 'zod';
import { UserId } from '#shared/ids.ts';
import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { erasureQueue, tendErasure } from '../erasing.ts';
import { createErasureStore } from '../erasures/store.ts';

const Work = z.strictObject({ userId: UserId });
const due = createDueIndex(table());
const parts = { erasures: createErasureStore(table()), due };

export const handler = (): Promise<void> =>
  runDue(erasureQueue, ({ data }, now) => tendErasure(Work.parse(data).userId, parts, now()), due, clock.now);
