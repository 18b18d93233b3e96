import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { conditionsNow } from '../../conditions/conditions-now.ts';
import type { MaintenanceStore } from '../feedback-store.ts';
import { findPlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';
import { toPlace } from '../stored-place.ts';

type GetPublicPlace = (typeof places)['operations']['getPublicPlace'];

export async function getPublicPlace(
  { placeId }: Parsed<GetPublicPlace>,
  { now }: Caller,
  store: PlaceStore,
  maintenance: Pick<MaintenanceStore, 'listConditions'>,
): Promise<Output<GetPublicPlace>> {
  const place = await findPlace(placeId, store);
  return { place: toPlace(place), conditions: await conditionsNow(placeId, maintenance, now) };
}
