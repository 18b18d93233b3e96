import * as z from 'zod';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { UserId } from '#shared/ids.ts';
import { clock } from '../../kernel/clock.ts';
import { dropExport } from '../export/drop-export.ts';
import { exportQueue } from '../export/export-key.ts';
import { createDataExports } from '../export/store.ts';
import { createIdentities } from '../identity/cognito.ts';
import { createPoolClient } from '../identity/pool-client.ts';
import { createMissingMarks } from '../identity/reconcile/missing-marks.ts';
import { signInQueue, watchSignIn } from '../identity/reconcile/watch-sign-in.ts';
import { createAccountReader } from '../ports/accounts.ts';
import { continueErasure, erasureQueue } from './erasing.ts';
import { createErasureStore } from './erasures/store.ts';

const OfPerson = z.strictObject({ userId: UserId });
const Export = z.strictObject({ userId: UserId, exportId: z.string() });
const due = createDueIndex(table());
const parts = { erasures: createErasureStore(table()), due };
const signIns = {
  ...parts,
  accounts: createAccountReader(table()),
  identities: createIdentities(createPoolClient()),
  marks: createMissingMarks(table()),
};
const files = { exports: createDataExports(table()), objects: createObjects() };

/** Erases accounts whose deletion came to a stop, removes exports whose time is over, and compares accounts with the user pool. */
export const handler = job(async () => {
  await runDue(
    erasureQueue,
    ({ data }, now) => continueErasure(OfPerson.parse(data).userId, parts, now()),
    due,
    clock.now,
  );
  await runDue(
    signInQueue,
    ({ data, dueAt }, now) => watchSignIn(OfPerson.parse(data).userId, dueAt, signIns, now()),
    due,
    clock.now,
  );
  await runDue(exportQueue, ({ data }, now) => dropExport(Export.parse(data), files, now()), due, clock.now);
});
