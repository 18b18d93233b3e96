import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { isFound } from '#shared/places/details/place-states.ts';
import type { StoredPlace } from './stored-place.ts';

/** What a search by text is told of a place as of a revision: nothing but of those that are public. */
export function entryFact(place: StoredPlace, now: Date) {
  const { placeId, revision, details, standing } = place;
  const messageId = idFrom('message', entryChanged.name, placeId, String(revision));
  const shown = {
    title: [details.name, ...details.aliases].join(', '),
    detail: details.location.city.name,
    point: details.location.point,
  };
  return factRow(entryChanged, messageId, now, {
    kind: 'place',
    refId: placeId,
    version: revision,
    ...(isFound(standing) && { shown }),
  });
}
