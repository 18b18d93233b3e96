import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { findPlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import type { PlaceEvents } from '../place-events.ts';

type ListPlaceEvents = (typeof places)['operations']['listPlaceEvents'];

/** Public events that have yet to start. */
export async function listPlaceEvents(
  { placeId, limit, cursor }: Parsed<ListPlaceEvents>,
  store: PlaceStore,
  placeEvents: Pick<PlaceEvents, 'list'>,
  cursors: Cursors,
  now: Date,
): Promise<Output<ListPlaceEvents>> {
  const after = cursor && (await cursors.read(cursor));
  await findPlace(placeId, store);
  const page = await placeEvents.list({ placeId, from: now.toISOString(), limit, after });
  return {
    events: page.events.map(({ version: _, changedAt: __, endsAt, ...event }) => ({
      ...event,
      ...(endsAt && { endsAt }),
    })),
    ...(page.after && { nextCursor: await cursors.write(page.after) }),
  };
}
