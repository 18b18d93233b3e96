import { leavingContract } from '#shared/accounts/leaving-contract.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { createObjects } from '../../kernel/objects/objects.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createErasureStore } from './erasures/store.ts';
import { createDataExports } from './exports/store.ts';
import { askForDataExport, getDataExport, openDataExport } from './operations/data-export.ts';
import { deleteUser } from './operations/delete-user.ts';
import { listTeamsOfUser } from './operations/list-teams-of-user.ts';

const memberships = createMemberships(table());
const ports = { erasures: createErasureStore(table()), due: createDueIndex(table()) };
const exports = createDataExports(table());
const objects = createObjects();

export const handler = serve(leavingContract, {
  listTeamsOfUser: (_, caller) => listTeamsOfUser(caller, memberships),
  getDataExport: (_, caller) => getDataExport(caller, exports),
  askForDataExport: (_, caller) => askForDataExport(caller, exports),
  openDataExport: (_, caller) => openDataExport(caller, exports, objects),
  deleteUser: (_, caller) => deleteUser(caller, ports),
});
