import { endorsementsContract } from '#shared/endorsements/contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createConnectionReader } from '../../kernel/player-connections.ts';
import { actorOf, serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { endorse } from './operations/endorse.ts';
import { getEndorsements, listMyEndorsements } from './operations/look.ts';
import { createEndorsementStore } from './store.ts';

const store = createEndorsementStore(table());
const ports = {
  store,
  accounts: createAccountReader(table()),
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
