import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountDeleted, partErased } from '#shared/accounts/leaving-messages.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { createObjects } from '../../../kernel/objects/objects.ts';
import { createErasePart } from '../../../kernel/personal/erase-part.ts';
import { table } from '../../../kernel/table.ts';
import { createIdentities } from '../../cognito.ts';
import { accountsData } from '../../personal-data.ts';
import { notePart } from '../erasing.ts';
import { createErasureStore } from '../erasures/store.ts';
import { dropExportOf } from '../exports/drop-export.ts';
import { createDataExports } from '../exports/store.ts';
import { leaveOthers } from '../leave-others.ts';

const identities = createIdentities(new CognitoIdentityProviderClient());
const files = { exports: createDataExports(table()), objects: createObjects() };
const erasures = createErasureStore(table());

const erase = createErasePart(accountsData, table(), async ({ userId, username }, now) => {
  await Promise.all([
    username && identities.remove(username),
    leaveOthers(userId, table(), now),
    dropExportOf(userId, files, now),
  ]);
});

export const handler = listen(
  on(accountDeleted, erase),
  on(partErased, ({ data }, now) => notePart(data, { erasures }, now)),
);
