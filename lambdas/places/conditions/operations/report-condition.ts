import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { conditionHours, isOpenToPlans } from '#shared/places/details/place-states.ts';
import type { MaintenanceStore } from '../../details/feedback-store.ts';
import { findPlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import { conditionsNow } from '../conditions-now.ts';

type ReportCondition = (typeof places)['operations']['reportCondition'];

/** A user's report replaces what they said before. */
export async function reportCondition(
  { placeId, condition }: Parsed<ReportCondition>,
  caller: Caller,
  store: PlaceStore,
  maintenance: Pick<MaintenanceStore, 'saveCondition' | 'listConditions'>,
): Promise<Output<ReportCondition>> {
  const { now } = caller;
  const { standing } = await findPlace(placeId, store);
  if (!isOpenToPlans(standing)) throw new Problem('place.closed');
  const expires = Math.floor(now.getTime() / 1000) + conditionHours * 60 * 60;
  await maintenance.saveCondition({
    placeId,
    userId: actorOf(caller).userId,
    condition,
    at: now.toISOString(),
    expires,
  });
  return { conditions: await conditionsNow(placeId, maintenance, now) };
}
