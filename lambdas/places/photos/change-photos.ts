import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import type { PlacePhoto } from '#shared/places/photos/photo.ts';
import { revisePlace } from '../details/revise-place.ts';
import type { PlaceStore } from '../details/store.ts';
import type { StoredPlace } from '../details/stored-place.ts';

/** Changes what is shown of a place as it is now, and records which files it shows then. */
export async function changePhotos(
  placeId: string,
  store: PlaceStore,
  now: Date,
  decide: (photos: readonly PlacePhoto[], place: StoredPlace) => PlacePhoto[],
): Promise<{ photos: PlacePhoto[] }> {
  const { photos = [] } = await revisePlace({ placeId }, store, (before) => {
    const shown = decide(before.photos ?? [], before);
    const held = { holder: placeId, version: before.revision + 1, uploadIds: shown.map(({ uploadId }) => uploadId) };
    const facts = heldFacts(
      held,
      (before.photos ?? []).map(({ uploadId }) => uploadId),
      now,
    );
    return { changes: { photos: shown }, along: (rows) => facts.map((fact) => rows.outbox.put(fact).commit()) };
  });
  return { photos: [...photos] };
}
