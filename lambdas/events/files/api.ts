import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { eventFilesContract } from '#shared/events/files/contract.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { attachFile } from './operations/attach-file.ts';
import { openFile } from './operations/open-file.ts';
import { removeFile } from './operations/remove-file.ts';

const store = openToTeams(createEventStore(table()), table());
const uploads = createUploadReader(table());
const objects = createObjects();

export const handler = serve(
  eventFilesContract,
  {
    attachFile: (input, caller) => attachFile(input, caller, store, uploads),
    removeFile: (input, caller) => removeFile(input, caller, store),
    openPublicFile: (input, { now }) => openFile(input, undefined, { store, objects, now }),
    openFile: (input, { actor, now }) => openFile(input, actor?.userId, { store, objects, now }),
  },
  { event: eventPermissions(store) },
);
