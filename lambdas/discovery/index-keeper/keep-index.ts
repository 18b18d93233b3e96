import { countSeats, seating } from '#shared/events/seats.ts';
import type { RowChange } from '../../kernel/follow.ts';
import { shownOf } from './listing.ts';
import { EventRow, FollowedRow, SeatsRow } from './rows.ts';
import type { ListingStore } from './store.ts';

/**
 * Brings the index up to what a change of an event or of a line says. News may come twice and late: each is written once,
 * by its version, and older news never replaces newer.
 */
export async function keepIndex({ before, after }: RowChange, listings: ListingStore): Promise<void> {
  if (!after) return before?.__edb_e__ === 'event' ? hide(EventRow.parse(before), listings) : undefined;
  const row = FollowedRow.parse(after);
  if (row.__edb_e__ === 'event') {
    const { eventId, startsAt, version, capacity = null } = row;
    return listings.show({ eventId, startsAt, version, shown: shownOf(row), capacity });
  }
  if (before && worthKnowing(SeatsRow.parse(before)) === worthKnowing(row)) return;
  const { eventId, startsAt, version: seatsVersion } = row;
  await listings.count({ eventId, startsAt, seatsVersion, ...countsOf(row) });
}

/** An event that is no more: the last news of it. */
const hide = ({ eventId, startsAt, version }: EventRow, listings: ListingStore) =>
  listings.show({ eventId, startsAt, version: version + 1, shown: undefined, capacity: null });

function countsOf(row: SeatsRow) {
  const { free, waiting } = countSeats(row, seating(row));
  return { free, waiting };
}

/** What of a line is worth a write to all its cards. */
const worthKnowing = (row: SeatsRow) => JSON.stringify([countsOf(row), row.open, row.startsAt]);
