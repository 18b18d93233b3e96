import { Problem } from '#shared/contract/errors.ts';
import type { KnownDetails } from '#shared/places/details/place-details.ts';
import { claimDomain, listedPhone } from '#shared/places/managers/claiming.ts';
import type { Along, PlaceStore } from './store.ts';
import type { StoredPlace } from './stored-place.ts';

/** What becomes of a place; undefined when nothing changes. */
export interface Revision {
  readonly changes: Partial<StoredPlace>;
  readonly along?: Along;
}

const tries = 8;

/**
 * Changes a place as it is now, and looks again when it was changed meanwhile. Who saw it in a version is refused when
 * that is no longer the one.
 * @throws {Problem} place.notFound, record.changed, server.busy, and what `decide` throws
 */
export async function revisePlace(
  { placeId, version }: { placeId: string; version?: number },
  store: PlaceStore,
  decide: (before: StoredPlace) => Revision | undefined | Promise<Revision | undefined>,
): Promise<StoredPlace> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = await findPlace(placeId, store);
    if (version !== undefined && before.version !== version)
      throw new Problem('record.changed', { currentVersion: before.version });
    const revision = await decide(before);
    if (!revision) return before;
    const after = { ...before, ...revision.changes, revision: before.revision + 1 };
    if ((await store.save(before, after, revision.along)) === 'saved') return after;
  }
  throw new Problem('server.busy', { retryAfterSeconds: 1 });
}

/** What those who decide about a listing change: it is then another version. */
export const decided = (before: StoredPlace, now: Date, changes: Partial<StoredPlace>): Partial<StoredPlace> => ({
  ...changes,
  ...(changes.details && isReachedElsewhere(before.details, changes.details) && { contactsSince: now.toISOString() }),
  version: before.version + 1,
  updatedAt: now.toISOString(),
});

/** A user who could change what proves a claim could claim the place with it at once. */
const isReachedElsewhere = (before: KnownDetails, after: KnownDetails): boolean =>
  claimDomain(before) !== claimDomain(after) || listedPhone(before) !== listedPhone(after);

/** @throws {Problem} place.notFound */
export async function findPlace(placeId: string, store: Pick<PlaceStore, 'find'>): Promise<StoredPlace> {
  const place = await store.find(placeId);
  if (!place) throw new Problem('place.notFound');
  return place;
}
