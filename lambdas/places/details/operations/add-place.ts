import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { standingFor, trustedAfter } from '#shared/places/details/place-states.ts';
import type { ReadPlaceCards } from '../../search/card-reader.ts';
import { findAlike } from '../../search/find-alike.ts';
import type { MaintenanceStore } from '../feedback-store.ts';
import { toKnown } from '../known-details.ts';
import type { PlaceStore } from '../store.ts';
import { toPlace } from '../stored-place.ts';

type AddPlace = (typeof places)['operations']['addPlace'];

interface Kept {
  readonly store: PlaceStore;
  readonly maintenance: Pick<MaintenanceStore, 'trustOf'>;
  readonly read: ReadPlaceCards;
  readonly cities: Pick<Cities, 'find'>;
}

/** A place by a trusted user is listed at once; any other waits for a confirmation. */
export async function addPlace(
  { insists, ...input }: Parsed<AddPlace>,
  caller: Caller,
  { store, maintenance, read, cities }: Kept,
): Promise<Output<AddPlace>> {
  const { userId } = actorOf(caller);
  const placeId = caller.newId('place');
  const details = await toKnown(input, cities, undefined, caller.now);
  if (!insists) {
    const alike = await findAlike({ ...details, ...details.location.point }, read);
    const others = alike.filter((card) => card.placeId !== placeId);
    if (others.length > 0) return { outcome: 'alike', places: others };
  }
  const at = caller.now.toISOString();
  const { approvedPlaces } = await maintenance.trustOf(userId);
  const place = await store.add({
    placeId,
    version: 1,
    revision: 1,
    details,
    standing: approvedPlaces >= trustedAfter ? standingFor(0) : { status: 'pending' },
    trust: 0,
    confirmedAt: at,
    ratings: 0,
    stars: 0,
    creatorId: userId,
    managers: [userId],
    createdAt: at,
    updatedAt: at,
  });
  return { outcome: 'added', place: toPlace(place) };
}
