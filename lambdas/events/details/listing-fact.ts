import { listedFacts } from '#shared/events/details/listed-facts.ts';
import { emptyGroups } from '#shared/events/details/listed-groups.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { hostMark } from '../ports/host-mark.ts';
import { factOf } from './facts.ts';
import type { StoredEvent } from './stored-event.ts';

/** What a public index is told of an event in this version: nothing but of those that are public and take place. */
export const listingFact = (event: StoredEvent) => {
  const { eventId, version, startsAt } = event;
  return factOf(listingChanged, event, {
    eventId,
    version,
    startsAt,
    ...(isFound(event) && { shown: shownOf(event), terms: termsOf(event) }),
  });
};

const termsOf = (event: StoredEvent) => ({
  hostMarks: hostIdsOf(event).map((host) => hostMark(event.eventId, host)),
  asked: askedOf(event),
});

const isFound = ({ visibility, status }: StoredEvent) => visibility === 'public' && status === 'scheduled';

const shownOf = ({ title, gameTypeId, otherGameType, endsAt, timeZone, location, capacity, ...rest }: StoredEvent) => ({
  title,
  gameTypeId,
  ...(otherGameType !== undefined && { otherGameType }),
  endsAt,
  timeZone,
  placeLabel: placeLabel(location),
  city: { name: location.city.name, hash: location.city.hash },
  ...(location.placeId !== undefined && { placeId: location.placeId }),
  lat: location.point.lat,
  lng: location.point.lng,
  capacity,
  ...(rest.seriesId !== undefined && { seriesId: rest.rootId ?? rest.seriesId }),
  groups: emptyGroups({ capacity, ...rest }),
  ...(rest.hasMinimumNeeded &&
    !rest.minimumKept &&
    rest.minimumNeeded && {
      minimum: {
        needed: rest.minimumNeeded,
        counts: rest.countGuestsInMinimum ? ('heads' as const) : ('people' as const),
      },
    }),
  ...listedFacts(rest),
});
