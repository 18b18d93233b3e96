import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { addMonths, ratingMonths } from '#shared/places/details/place-states.ts';
import { conditionsNow } from '../../conditions/conditions-now.ts';
import type { MaintenanceStore } from '../feedback-store.ts';
import { findPlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';
import { managesPlace, toPlace } from '../stored-place.ts';

type GetPlace = (typeof places)['operations']['getPlace'];

export async function getPlace(
  { placeId }: Parsed<GetPlace>,
  caller: Caller,
  store: PlaceStore,
  maintenance: MaintenanceStore,
): Promise<Output<GetPlace>> {
  const { userId } = actorOf(caller);
  const place = await findPlace(placeId, store);
  const [conditions, confirmedByMeAt, rating] = await Promise.all([
    conditionsNow(placeId, maintenance, caller.now),
    maintenance.findConfirmation({ placeId, userId }),
    maintenance.findRating({ placeId, ratingId: idFrom('rating', placeId, userId) }),
  ]);
  return {
    place: toPlace(place),
    conditions,
    canManage: managesPlace(place, userId),
    ...(confirmedByMeAt !== undefined && { confirmedByMeAt }),
    ...(rating && {
      myRating: { stars: rating.stars, text: rating.text, mayRateAgainAt: addMonths(rating.ratedAt, ratingMonths) },
    }),
  };
}
