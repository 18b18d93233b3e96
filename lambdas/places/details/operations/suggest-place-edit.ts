import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { isOpenToPlans, trustedAfter } from '#shared/places/details/place-states.ts';
import type { MaintenanceStore, StoredSuggestion } from '../feedback-store.ts';
import { changesBetween, toKnown, withChanges } from '../known-details.ts';
import { decided, findPlace, revisePlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';
import { managesPlace } from '../stored-place.ts';

type SuggestPlaceEdit = (typeof places)['operations']['suggestPlaceEdit'];

/** The word of those who manage the place, and of people with three accepted edits, counts at once. */
export async function suggestPlaceEdit(
  { placeId, note, ...input }: Parsed<SuggestPlaceEdit>,
  caller: Caller,
  store: PlaceStore,
  maintenance: MaintenanceStore,
  cities: Pick<Cities, 'find'>,
): Promise<Output<SuggestPlaceEdit>> {
  const { userId } = actorOf(caller);
  const suggestionId = caller.newId('suggestion');
  const earlier = await maintenance.findSuggestion({ placeId, suggestionId });
  if (earlier) return { outcome: earlier.status === 'accepted' ? 'accepted' : 'waiting' };
  const place = await findPlace(placeId, store);
  if (!isOpenToPlans(place.standing)) throw new Problem('place.closed');
  const wanted = changesBetween(place.details, await toKnown(input, cities, place.details, caller.now));
  if (Object.keys(wanted.changes).length + wanted.cleared.length === 0) throw new Problem('place.nothingToChange');
  const at = caller.now.toISOString();
  const suggestion: StoredSuggestion = {
    placeId,
    suggestionId,
    userId,
    displayName: caller.account?.displayName ?? '',
    note,
    changes: wanted.changes,
    cleared: [...wanted.cleared],
    suggestedAt: at,
    status: 'open',
  };
  const counts = managesPlace(place, userId) || (await maintenance.trustOf(userId)).acceptedEdits >= trustedAfter;
  if (!counts) {
    await maintenance.suggest(suggestion);
    return { outcome: 'waiting' };
  }
  const accepted = { ...suggestion, status: 'accepted' as const, decidedBy: userId, decidedAt: at };
  await revisePlace({ placeId }, store, (before) => ({
    changes: decided(before, caller.now, { details: withChanges(before.details, wanted) }),
    along: (rows) => [rows.suggestion.put(accepted).commit()],
  }));
  return { outcome: 'accepted' };
}
