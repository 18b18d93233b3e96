import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { toKnown } from '../known-details.ts';
import { decided, revisePlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';
import { toPlace } from '../stored-place.ts';

type ChangePlace = (typeof places)['operations']['changePlace'];

export async function changePlace(
  { placeId, version, ...input }: Parsed<ChangePlace>,
  { now }: Caller,
  store: PlaceStore,
  cities: Pick<Cities, 'find'>,
): Promise<Output<ChangePlace>> {
  const place = await revisePlace({ placeId, version }, store, async (before) => ({
    changes: decided(before, now, { details: await toKnown(input, cities, before.details, now) }),
  }));
  return toPlace(place);
}
