import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { createBlockStore } from './blocks/store.ts';
import { blockPeople, listBlocked, unblockPerson } from './operations/blocked.ts';
import { findPerson } from './operations/find-person.ts';
import { getPrivacy, savePrivacy, setConversationBlocked } from './operations/switches.ts';
import { createPrivacyStore } from './store.ts';

const store = createPrivacyStore(table());
const blocks = createBlockStore(table());
const accounts = createAccountReader(table());
const finding = { accounts, blocks: createBlockReader(table()), holderOf: createHolderReader(table()) };

export const handler = serve(privacyContract, {
  getPrivacy: (_, caller) => getPrivacy(caller, store),
  savePrivacy: (input, caller) => savePrivacy(input, caller, store, accounts),
  listBlocked: (_, caller) => listBlocked(caller, blocks, accounts),
  blockPeople: (input, caller) => blockPeople(input, caller, blocks),
  unblockPerson: (input, caller) => unblockPerson(input, caller, blocks),
  setConversationBlocked: (input, caller) => setConversationBlocked(input, caller, store),
  findPerson: (input, caller) => findPerson(input, caller, finding),
});
