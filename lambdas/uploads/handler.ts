import { uploads } from '#shared/uploads/contract.ts';
import { createDueIndex } from '../kernel/due-index.ts';
import { createObjects } from '../kernel/objects/objects.ts';
import { serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
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
