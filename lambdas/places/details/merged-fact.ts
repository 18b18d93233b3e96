import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { placeMerged } from '#shared/places/messages.ts';
import type { StoredPlace } from './stored-place.ts';

/** Told with the write that makes one listing another's. */
export const mergedFact = ({ placeId, revision }: StoredPlace, into: string, now: Date) =>
  factRow(placeMerged, idFrom('message', placeMerged.name, placeId, String(revision + 1)), now, { placeId, into });
