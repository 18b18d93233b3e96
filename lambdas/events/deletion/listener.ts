import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { eraseRows } from '#lambdas/accounts/ports/personal-data/erase-rows.ts';
import { createPersonRows } from '#lambdas/accounts/ports/personal-data/person-rows.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted } from '#shared/accounts/deletion/messages.ts';
import { withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { dependantForgotten } from '#shared/people/family/messages.ts';
import { favouriteEntity } from '../favourites/favourite.entity.ts';
import { createFavouriteStore } from '../favourites/store.ts';
import { eventsData } from '../personal-data.ts';
import { createSeatStore, type SeatStore } from '../rsvp/line/seats.ts';
import { rsvpEntity } from '../rsvp/rsvp.entity.ts';
import { standingRsvpEntity } from '../series/standing-rsvps/standing-rsvp.entity.ts';
import { createPoolStore } from '../substitutes/pool/store.ts';
import { giveUpHosting } from './give-up-hosting.ts';

const atOnce = 4;

/**
 * Gives up every seat and every wait of a deleted account, whatever the hour, where the event has not begun: the next in
 * line moves up. Answers to whole series go first, so that no date is joined again behind it. Safe to repeat.
 */
async function leaveLines(userId: string, table: Table, now: Date): Promise<void> {
  const standing = standingRsvpEntity(table);
  const { data: series } = await standing.query.byPerson({ userId }).go({ pages: 'all' });
  for (const { rootId } of series) await standing.delete({ rootId, userId }).go();
  const rsvps = rsvpEntity(table).query.byPerson({ userId }).gte({ startsAt: now.toISOString() });
  const { data: ahead } = await rsvps.where(({ status }, { ne }) => ne(status, 'none')).go({ pages: 'all' });
  const seats = createSeatStore(table);
  await inParallel(ahead, atOnce, ({ eventId }) => leaveLine(eventId, userId, seats));
}

const leaveLine = (eventId: string, userId: string, seats: Pick<SeatStore, 'move'>) =>
  seats.move(eventId, (line) =>
    isOnLine(userId, line) ? { outcome: 'left', line: withoutPerson(line, userId) } : { outcome: 'notOnList' },
  );

const pool = createPoolStore(table());

const erase = createErasePart(eventsData, table(), async ({ userId }, now) => {
  await pool.remove(userId);
  await leaveLines(userId, table(), now);
  await giveUpHosting(userId, table(), now);
  await forgetFavourites(userId, table());
});

const rows = createPersonRows(table());

/** Erases a deleted account's data in events. */
export const handler = listen(
  on(accountDeleted, erase),
  on(dependantForgotten, async ({ data: { dependantId } }, now) => {
    await leaveLines(dependantId, table(), now);
    await eraseRows(dependantId, eventsData, rows);
  }),
);

/** A user's favorites, and favorites of them, with all counts. Safe to repeat. */
async function forgetFavourites(userId: string, table: Table): Promise<void> {
  const rows = favouriteEntity(table);
  const store = createFavouriteStore(table);
  const kept = await rows.query.byPerson({ userId }).go({ pages: 'all' });
  const keepers = await rows.query.byThing({ refId: userId }).go({ pages: 'all' });
  for (const { userId: owner, kind, refId } of [...kept.data, ...keepers.data])
    await store.remove({ userId: owner, kind, refId });
}
