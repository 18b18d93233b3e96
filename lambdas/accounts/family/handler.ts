import { family } from '#shared/family/contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { serve } from '../../kernel/serve.ts';
import { createSettleNotification } from '../../kernel/settle-notification.ts';
import { table } from '../../kernel/table.ts';
import { answerFamily, removeFamily } from './operations/answer-family.ts';
import { listFamily } from './operations/list-family.ts';
import { requestFamily } from './operations/request-family.ts';
import { createFamilyStore } from './store.ts';

const parts = {
  store: createFamilyStore(table()),
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  due: createDueIndex(table()),
  settle: createSettleNotification(table()),
};

export const handler = serve(family, {
  listFamily: (_, caller) => listFamily(caller, parts),
  requestFamily: (input, caller) => requestFamily(input, caller, parts),
  acceptFamily: (input, caller) => answerFamily(input, 'accepted', caller, parts),
  rejectFamily: (input, caller) => answerFamily(input, 'rejected', caller, parts),
  removeFamily: (input, caller) => removeFamily(input, caller, parts),
});
