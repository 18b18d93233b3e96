import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { addMonths, ratingMonths } from '#shared/places/details/place-states.ts';
import type { MaintenanceStore } from '../../details/feedback-store.ts';
import { revisePlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import { toPlace } from '../../details/stored-place.ts';

type RatePlace = (typeof places)['operations']['ratePlace'];

/** A newer rating takes the place of the person's earlier one. */
export async function ratePlace(
  { placeId, stars, text }: Parsed<RatePlace>,
  caller: Caller,
  store: PlaceStore,
  maintenance: Pick<MaintenanceStore, 'findRating'>,
): Promise<Output<RatePlace>> {
  const { userId } = actorOf(caller);
  const ratingId = idFrom('rating', placeId, userId);
  const ratedAt = caller.now.toISOString();
  const displayName = nameForAll(caller.account, caller.now);
  const place = await revisePlace({ placeId }, store, async (before) => {
    const earlier = await maintenance.findRating({ placeId, ratingId });
    if (earlier && addMonths(earlier.ratedAt, ratingMonths) > ratedAt) throw new Problem('place.ratedLately');
    return {
      changes: {
        ratings: before.ratings + (earlier ? 0 : 1),
        stars: before.stars + stars - (earlier?.stars ?? 0),
      },
      along: (rows) => [
        rows.rating
          .put({ placeId, ratingId, userId, displayName, stars, text, ratedAt })
          .where((row, { eq, notExists }) => (earlier ? eq(row.ratedAt, earlier.ratedAt) : notExists(row.ratedAt)))
          .commit(),
      ],
    };
  });
  return toPlace(place);
}
