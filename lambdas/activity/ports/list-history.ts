import type * as z from 'zod';
import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { Activity, type History } from '#shared/activity/schemas.ts';
import { isGuestId } from '#shared/ids.ts';
import { activityEntity } from './activity.entity.ts';

const perPage = 25;

/** Lists what was done about one thing, the newest first, with people by the names that they have now. */
export function createHistory(table: Table, accounts: AccountReader) {
  const rows = activityEntity(table);
  const people = withDependants(accounts, table);
  return async (thingId: string, cursor: string | undefined, cursors: Cursors): Promise<z.infer<typeof History>> => {
    const from = cursor && (await cursors.read(cursor));
    const page = await rows.query
      .byThing({ thingId })
      .go({ order: 'desc', limit: perPage, pages: 1, ...(from && { cursor: from }) });
    const ids = page.data.flatMap(({ userId, aboutId }) => [userId, aboutId].filter((id) => id !== undefined));
    const known = await people.list(ids.filter((id) => !isGuestId(id)));
    const names = new Map(known.map(({ userId, displayName }) => [userId, displayName]));
    const nameOf = (id: string) => (isGuestId(id) ? 'A guest' : (names.get(id) ?? formerPlayer));
    return {
      activities: page.data.map(({ userId, aboutId, ...said }) =>
        Activity.parse({
          ...said,
          ...(userId && { by: nameOf(userId) }),
          ...(aboutId && { about: aboutId === userId ? undefined : nameOf(aboutId) }),
        }),
      ),
      ...(page.cursor && { nextCursor: await cursors.write(page.cursor) }),
    };
  };
}
