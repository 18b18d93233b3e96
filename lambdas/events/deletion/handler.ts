import { accountDeleted } from '#shared/accounts/leaving-messages.ts';
import { dependantForgotten } from '#shared/family/messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { createErasePart } from '../../kernel/personal/erase-part.ts';
import { eraseRows } from '../../kernel/personal/erase-rows.ts';
import { createPersonRows } from '../../kernel/personal/person-rows.ts';
import { table } from '../../kernel/table.ts';
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

export const handler = listen(
  on(accountDeleted, erase),
  on(dependantForgotten, async ({ data: { dependantId } }, now) => {
    await leaveLines(dependantId, table(), now);
    await eraseRows(dependantId, eventsData, rows);
  }),
);
