import { leavingContract } from '#shared/accounts/leaving-contract.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createErasureStore } from './erasures/store.ts';
import { deleteUser } from './operations/delete-user.ts';
import { listTeamsOfUser } from './operations/list-teams-of-user.ts';

const memberships = createMemberships(table());
const ports = { erasures: createErasureStore(table()), due: createDueIndex(table()) };

export const handler = serve(leavingContract, {
  listTeamsOfUser: (_, caller) => listTeamsOfUser(caller, memberships),
  deleteUser: (_, caller) => deleteUser(caller, ports),
});
