import { placeMerged } from '#shared/places/messages.ts';
import { idFrom } from '../kernel/new-id.ts';
import { factRow } from '../kernel/outbox.ts';
import type { StoredPlace } from './stored-place.ts';

/** Told with the write that makes one listing another's. */
export const mergedFact = ({ placeId, revision }: StoredPlace, into: string, now: Date) =>
  factRow(placeMerged, idFrom('message', placeMerged.name, placeId, String(revision + 1)), now, { placeId, into });
