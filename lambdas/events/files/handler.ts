import { eventFilesContract } from '#shared/events/files-contract.ts';
import { createObjects } from '../../kernel/objects/objects.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createUploadReader } from '../../kernel/uploads/uploads.ts';
import { eventPermissions } from '../permissions.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
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
