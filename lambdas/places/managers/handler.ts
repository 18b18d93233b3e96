import { placeManagers } from '#shared/places/managers-contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { variable } from '../../kernel/env.ts';
import { createMailer } from '../../kernel/mail/send-email.ts';
import { createObjects } from '../../kernel/objects/objects.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createUploadReader } from '../../kernel/uploads/uploads.ts';
import { placePermissions } from '../permissions.ts';
import { createPlaceStore } from '../store.ts';
import { createUpkeepStore } from '../upkeep-store.ts';
import { answerManaging, askManager, removeManager, withdrawManager } from './operations/change-managers.ts';
import { claimPlace } from './operations/claim-place.ts';
import { decidePlaceClaim, openClaimDocument } from './operations/decide-place-claim.ts';
import { getMyManaging, listManagers } from './operations/list-managers.ts';
import { mergePlace } from './operations/merge-place.ts';
import { proveClaim } from './operations/prove-claim.ts';
import { createClaimStore } from './store.ts';

const store = createPlaceStore(table());
const upkeep = createUpkeepStore(table());
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
    mergePlace: (input, caller) => mergePlace(input, caller, store, upkeep),
  },
  { place: placePermissions(store) },
);
