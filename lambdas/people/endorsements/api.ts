import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { createConnectionReader } from '../ports/connections/player-connections.ts';
import { createNaming } from '../ports/naming/naming.ts';
import { endorse } from './operations/endorse.ts';
import { getEndorsements, listMyEndorsements } from './operations/look.ts';
import { createEndorsementStore } from './store.ts';

const store = createEndorsementStore(table());
const ports = {
  store,
  accounts: createAccountReader(table()),
  naming: createNaming(table(), createAccountReader(table())),
  blocks: createBlockReader(table()),
  connections: createConnectionReader(table()),
};

export const handler = serve(endorsementsContract, {
  getEndorsements: (input, caller) => getEndorsements(input, caller, ports),
  endorse: (input, caller) => endorse(input, caller, ports),
  withdrawEndorsement: async ({ userId, endorsedFor }, caller) => {
    await store.remove({ userId, endorsedFor, authorId: actorOf(caller).userId });
    return {};
  },
  listMyEndorsements: (_, caller) => listMyEndorsements(caller, ports),
  removeEndorsement: async ({ authorId, endorsedFor }, caller) => {
    await store.remove({ authorId, endorsedFor, userId: actorOf(caller).userId });
    return {};
  },
});
