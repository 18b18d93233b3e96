import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { deletionContract } from '#shared/accounts/deletion/contract.ts';
import { askForDataExport, getDataExport, openDataExport } from '../export/operations/data-export.ts';
import { createDataExports } from '../export/store.ts';
import { serve } from '../ports/serve.ts';
import { createErasureStore } from './erasures/store.ts';
import { deleteUser } from './operations/delete-user.ts';

const ports = { erasures: createErasureStore(table()), due: createDueIndex(table()) };
const exports = createDataExports(table());
const objects = createObjects();

export const handler = serve(deletionContract, {
  getDataExport: (_, caller) => getDataExport(caller, exports),
  askForDataExport: (_, caller) => askForDataExport(caller, exports),
  openDataExport: (_, caller) => openDataExport(caller, exports, objects),
  deleteUser: (_, caller) => deleteUser(caller, ports),
});
