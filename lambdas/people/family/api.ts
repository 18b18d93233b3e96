import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createSettleNotification } from '#lambdas/notifications/ports/settle-notification.ts';
import { family } from '#shared/people/family/contract.ts';
import { createCareKeys } from '../ports/family/care-keys.ts';
import { createNoteUse } from '../ports/family/note-use.ts';
import { createDependantAvailabilityStore } from './dependants/availability-store.ts';
import { createCareLooks } from './dependants/care-looks.ts';
import { createCareStore } from './dependants/care-store.ts';
import { createDependantStore } from './dependants/store.ts';
import { answerFamily, removeFamily } from './operations/answer-family.ts';
import { getCare, saveCare, setConsent } from './operations/consents.ts';
import { answerGuardianship, changeGuardianOf, inviteGuardian, removeGuardianOf } from './operations/guardians.ts';
import { getDependantAvailability, saveDependantAvailability } from './operations/keep-availability.ts';
import { addDependant, changeDependant, getDependant, removeDependant } from './operations/keep-dependants.ts';
import { listFamily } from './operations/list-family.ts';
import { acceptLogin, inviteToLogin, takeBackLogin } from './operations/own-login.ts';
import { requestFamily } from './operations/request-family.ts';
import { setParenting } from './operations/set-parenting.ts';
import { createFamilyStore } from './store.ts';

const parts = {
  store: createFamilyStore(table()),
  dependants: createDependantStore(table()),
  care: createCareStore(table(), createCareKeys()),
  careLooks: createCareLooks(table()),
  hours: createDependantAvailabilityStore(table()),
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  due: createDueIndex(table()),
  noteUse: createNoteUse(table()),
  settle: createSettleNotification(table()),
};

export const handler = serve(family, {
  listFamily: (_, caller) => listFamily(caller, parts),
  requestFamily: (input, caller) => requestFamily(input, caller, parts),
  acceptFamily: (input, caller) => answerFamily(input, 'accepted', caller, parts),
  rejectFamily: (input, caller) => answerFamily(input, 'rejected', caller, parts),
  removeFamily: (input, caller) => removeFamily(input, caller, parts),
  addDependant: (input, caller) => addDependant(input, caller, parts),
  getDependant: (input, caller) => getDependant(input, caller, parts),
  changeDependant: (input, caller) => changeDependant(input, caller, parts),
  removeDependant: (input, caller) => removeDependant(input, caller, parts),
  inviteGuardian: (input, caller) => inviteGuardian(input, caller, parts),
  answerGuardianship: (input, caller) => answerGuardianship(input, caller, parts),
  changeGuardian: (input, caller) => changeGuardianOf(input, caller, parts),
  removeGuardian: (input, caller) => removeGuardianOf(input, caller, parts),
  setParenting: (input, caller) => setParenting(input, caller, parts),
  inviteToLogin: (input, caller) => inviteToLogin(input, caller, parts),
  takeBackLogin: (input, caller) => takeBackLogin(input, caller, parts),
  acceptLogin: async (input, caller) => acceptLogin(input, caller, parts, await signingSecret()),
  setConsent: (input, caller) => setConsent(input, caller, parts),
  getCare: (input, caller) => getCare(input, caller, parts),
  saveCare: (input, caller) => saveCare(input, caller, parts),
  getDependantAvailability: (input, caller) => getDependantAvailability(input, caller, parts),
  saveDependantAvailability: (input, caller) => saveDependantAvailability(input, caller, parts),
});
