import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { eraseRows } from '#lambdas/accounts/ports/personal-data/erase-rows.ts';
import { createPersonRows } from '#lambdas/accounts/ports/personal-data/person-rows.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted } from '#shared/accounts/deletion/messages.ts';
import { dependantForgotten } from '#shared/people/family/messages.ts';
import { eventsData } from '../personal-data.ts';
import { createPoolStore } from '../substitutes/pool/store.ts';
import { forgetFavourites } from './forget-favourites.ts';
import { giveUpHosting } from './give-up-hosting.ts';
import { leaveLines } from './leave-lines.ts';

const pool = createPoolStore(table());

const erase = createErasePart(eventsData, table(), async ({ userId }, now) => {
  await pool.remove(userId);
  await leaveLines(userId, table(), now);
  await giveUpHosting(userId, table(), now);
  await forgetFavourites(userId, table());
});

const rows = createPersonRows(table());

/** Erases what events keep of somebody who left. */
export const handler = listen(
  on(accountDeleted, erase),
  on(dependantForgotten, async ({ data: { dependantId } }, now) => {
    await leaveLines(dependantId, table(), now);
    await eraseRows(dependantId, eventsData, rows);
  }),
);
