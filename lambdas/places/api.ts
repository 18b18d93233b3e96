import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { connectCities } from '#lambdas/kernel/geo/connect-cities.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { places } from '#shared/places/contract.ts';
import { reportCondition } from './conditions/operations/report-condition.ts';
import { createMaintenanceStore } from './details/feedback-store.ts';
import { addPlace } from './details/operations/add-place.ts';
import { changePlace } from './details/operations/change-place.ts';
import { confirmPlace } from './details/operations/confirm-place.ts';
import { decidePlaceSuggestion } from './details/operations/decide-place-suggestion.ts';
import { deletePlace } from './details/operations/delete-place.ts';
import { getPlace } from './details/operations/get-place.ts';
import { getPublicPlace } from './details/operations/get-public-place.ts';
import { listMyPlaces } from './details/operations/list-my-places.ts';
import { listPlaceSuggestions } from './details/operations/list-place-suggestions.ts';
import { reportPlace } from './details/operations/report-place.ts';
import { setPlaceStanding } from './details/operations/set-place-standing.ts';
import { suggestPlaceEdit } from './details/operations/suggest-place-edit.ts';
import { placePermissions } from './details/permissions.ts';
import { createPlaceStore } from './details/store.ts';
import { listPlaceEvents } from './events/operations/list-place-events.ts';
import { createPlaceEvents } from './events/place-events.ts';
import { listPlaceRatings } from './ratings/operations/list-place-ratings.ts';
import { ratePlace } from './ratings/operations/rate-place.ts';
import { replyToRating } from './ratings/operations/reply-to-rating.ts';
import { createPlaceCardReader } from './search/card-reader.ts';
import { findPlaces } from './search/operations/find-places.ts';
import { suggestCities } from './search/operations/suggest-cities.ts';

const store = createPlaceStore(table());
const maintenance = createMaintenanceStore(table());
const read = createPlaceCardReader(table());
const events = createPlaceEvents(table());
const cities = connectCities();

/** A list of one operation, the same for all callers. */
const cursorsOf = (list: string, input: Readonly<Record<string, unknown>>) => cursorsFor('public', { list, ...input });

export const handler = serve(
  places,
  {
    suggestCities: (input) => suggestCities(input, cities),
    findPlaces: (input) => findPlaces(input, read, cursorsOf('findPlaces', input)),
    addPlace: (input, caller) => addPlace(input, caller, { store, maintenance, read, cities }),
    getPublicPlace: (input, caller) => getPublicPlace(input, caller, store, maintenance),
    getPlace: (input, caller) => getPlace(input, caller, store, maintenance),
    listMyPlaces: (input, caller) => listMyPlaces(input, caller, store),
    changePlace: (input, caller) => changePlace(input, caller, store, cities),
    deletePlace: (input, caller) => deletePlace(input, caller, { store, events }),
    setPlaceStanding: (input, caller) => setPlaceStanding(input, caller, store),
    suggestPlaceEdit: (input, caller) => suggestPlaceEdit(input, caller, store, maintenance, cities),
    listPlaceSuggestions: (input) => listPlaceSuggestions(input, maintenance),
    decidePlaceSuggestion: (input, caller) => decidePlaceSuggestion(input, caller, store, maintenance),
    confirmPlace: (input, caller) => confirmPlace(input, caller, store, maintenance),
    reportPlace: (input, caller) => reportPlace(input, caller, store, maintenance),
    reportCondition: (input, caller) => reportCondition(input, caller, store, maintenance),
    ratePlace: (input, caller) => ratePlace(input, caller, store, maintenance),
    listPlaceRatings: (input) => listPlaceRatings(input, store, maintenance, cursorsOf('listPlaceRatings', input)),
    replyToRating: (input, caller) => replyToRating(input, caller, maintenance),
    listPlaceEvents: (input, { now }) =>
      listPlaceEvents(input, store, events, cursorsOf('listPlaceEvents', input), now),
  },
  { place: placePermissions(store) },
);
