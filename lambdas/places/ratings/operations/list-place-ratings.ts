import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import type { MaintenanceStore } from '../../details/feedback-store.ts';
import { findPlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';

type ListPlaceRatings = (typeof places)['operations']['listPlaceRatings'];

export async function listPlaceRatings(
  { placeId, limit, cursor }: Parsed<ListPlaceRatings>,
  store: PlaceStore,
  maintenance: Pick<MaintenanceStore, 'listRatings'>,
  cursors: Cursors,
): Promise<Output<ListPlaceRatings>> {
  const after = cursor && (await cursors.read(cursor));
  await findPlace(placeId, store);
  const page = await maintenance.listRatings({ placeId, limit, after });
  return {
    ratings: [...page.ratings],
    ...(page.after && { nextCursor: await cursors.write(page.after) }),
  };
}
