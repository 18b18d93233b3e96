import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import type { PlaceEvents } from '../../events/place-events.ts';
import { findPlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';

type DeletePlace = (typeof places)['operations']['deletePlace'];

/**
 * Takes a listing away that should never have been one. Events that took place there, and those that are not public, keep
 * what they copied of it; its pictures are held by nothing any more.
 * @throws {Problem} place.notFound, place.hasEvents, record.changed
 */
export async function deletePlace(
  { placeId, version }: Parsed<DeletePlace>,
  { now }: Caller,
  { store, events }: { store: Pick<PlaceStore, 'find' | 'remove'>; events: Pick<PlaceEvents, 'list'> },
): Promise<Output<DeletePlace>> {
  const place = await findPlace(placeId, store);
  if (place.version !== version) throw new Problem('record.changed', { currentVersion: place.version });
  const ahead = await events.list({ placeId, from: now.toISOString(), limit: 1, after: undefined });
  if (ahead.events.length > 0) throw new Problem('place.hasEvents');
  const shown = (place.photos ?? []).map(({ uploadId }) => uploadId);
  const freed = heldFacts({ holder: placeId, version: place.revision + 1, uploadIds: [] }, shown, now);
  const isGone = await store.remove(place, (rows) => freed.map((fact) => rows.outbox.put(fact).commit()));
  if (!isGone) throw new Problem('record.changed');
  return {};
}
