import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import type { MaintenanceStore } from '../feedback-store.ts';
import { type DetailChanges, withChanges } from '../known-details.ts';
import { decided, findPlace, revisePlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';
import { toPlace } from '../stored-place.ts';

type DecidePlaceSuggestion = (typeof places)['operations']['decidePlaceSuggestion'];

/** Accepting changes the place, closes the suggestion and counts for its author, all at once. */
export async function decidePlaceSuggestion(
  { placeId, suggestionId, decision }: Parsed<DecidePlaceSuggestion>,
  caller: Caller,
  store: PlaceStore,
  maintenance: MaintenanceStore,
): Promise<Output<DecidePlaceSuggestion>> {
  const by = { userId: actorOf(caller).userId, at: caller.now.toISOString() };
  const key = { placeId, suggestionId };
  const open = async () => {
    const suggestion = await maintenance.findSuggestion(key);
    if (!suggestion) throw new Problem('place.suggestionNotFound');
    if (suggestion.status !== 'open') throw new Problem('place.suggestionDecided');
    return suggestion;
  };
  if (decision === 'decline') {
    await open();
    if (!(await maintenance.decline(key, by))) throw new Problem('place.suggestionDecided');
    return toPlace(await findPlace(placeId, store));
  }
  const place = await revisePlace({ placeId }, store, async (before) => {
    const { userId, changes, cleared } = await open();
    return {
      changes: decided(before, caller.now, {
        details: withChanges(before.details, { changes, cleared } as DetailChanges),
      }),
      along: (rows) => [
        rows.suggestion
          .patch(key)
          .set({ status: 'accepted', decidedBy: by.userId, decidedAt: by.at })
          .where(({ status }, { eq }) => eq(status, 'open'))
          .commit(),
        rows.trust.update({ userId }).add({ acceptedEdits: 1 }).commit(),
      ],
    };
  });
  return toPlace(place);
}
