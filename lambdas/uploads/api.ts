import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { confirmUpload } from './operations/confirm-upload.ts';
import { startUpload } from './operations/start-upload.ts';
import { createUploadStore } from './store.ts';

const store = createUploadStore(table());
const objects = createObjects();
const due = createDueIndex(table());

export const handler = serve(uploads, {
  startUpload: (input, caller) => startUpload(input, caller, { store, objects, due }),
  confirmUpload: (input, caller) => confirmUpload(input, caller, { store, objects, due }),
});
