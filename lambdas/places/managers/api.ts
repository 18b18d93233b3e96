import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { variable } from '../../kernel/env.ts';
import { createMailer } from '../../kernel/mail/send-email.ts';
import { createMaintenanceStore } from '../details/feedback-store.ts';
import { placePermissions } from '../details/permissions.ts';
import { createPlaceStore } from '../details/store.ts';
import { answerManaging, askManager, removeManager, withdrawManager } from './operations/change-managers.ts';
import { claimPlace } from './operations/claim-place.ts';
import { decidePlaceClaim, openClaimDocument } from './operations/decide-place-claim.ts';
import { getMyManaging, listManagers } from './operations/list-managers.ts';
import { mergePlace } from './operations/merge-place.ts';
import { proveClaim } from './operations/prove-claim.ts';
import { createClaimStore } from './store.ts';

const store = createPlaceStore(table());
const maintenance = createMaintenanceStore(table());
const parts = {
  store,
  claims: createClaimStore(table()),
  accounts: createAccountReader(table()),
  uploads: createUploadReader(table()),
  mailer: createMailer(),
  objects: createObjects(),
  origin: variable('WEB_ORIGIN'),
  secret: signingSecret,
};

export const handler = serve(
  placeManagers,
  {
    listManagers: (input) => listManagers(input, parts),
    getMyManaging: (input, caller) => getMyManaging(input, caller, parts),
    askManager: (input, caller) => askManager(input, caller, parts),
    withdrawManager: (input) => withdrawManager(input, store),
    answerManaging: (input, caller) => answerManaging(input, caller, store),
    removeManager: (input, caller) => removeManager(input, caller, store),
    claimPlace: (input, caller) => claimPlace(input, caller, parts),
    proveClaim: (input, caller) => proveClaim(input, caller, parts),
    decidePlaceClaim: (input, caller) => decidePlaceClaim(input, caller, parts),
    openClaimDocument: (input, caller) => openClaimDocument(input, caller, parts),
    mergePlace: (input, caller) => mergePlace(input, caller, store, maintenance),
  },
  { place: placePermissions(store) },
);
