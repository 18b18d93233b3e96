import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { accountDeleted, partErased } from '#shared/accounts/deletion/messages.ts';
import { dropExportOf } from '../export/drop-export.ts';
import { createDataExports } from '../export/store.ts';
import { createIdentities } from '../identity/cognito.ts';
import { createPoolClient } from '../identity/pool-client.ts';
import { accountsData } from '../personal-data.ts';
import { createErasePart } from '../ports/personal-data/erase-part.ts';
import { notePart } from './erasing.ts';
import { createErasureStore } from './erasures/store.ts';

const identities = createIdentities(createPoolClient());
const files = { exports: createDataExports(table()), objects: createObjects() };
const erasures = createErasureStore(table());

const erase = createErasePart(accountsData, table(), async ({ userId, username }, now) => {
  await Promise.all([username && identities.remove(username), dropExportOf(userId, files, now)]);
});

/** Erases accounts and their sign-ins, and frees the address when every part of the product is through. */
export const handler = listen(
  on(accountDeleted, erase),
  on(partErased, ({ data }, now) => notePart(data, { erasures }, now)),
);
