import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { places } from '#shared/places/contract.ts';
import { cursorsFor } from '../kernel/cursor.ts';
import { createCities } from '../kernel/place-suggestions.ts';
import { serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { createPlaceCardReader } from './card-reader.ts';
import { addPlace } from './operations/add-place.ts';
import { changePlace } from './operations/change-place.ts';
import { confirmPlace } from './operations/confirm-place.ts';
import { decidePlaceSuggestion } from './operations/decide-place-suggestion.ts';
import { deletePlace } from './operations/delete-place.ts';
import { findPlaces } from './operations/find-places.ts';
import { getPlace } from './operations/get-place.ts';
import { getPublicPlace } from './operations/get-public-place.ts';
import { listMyPlaces } from './operations/list-my-places.ts';
import { listPlaceEvents } from './operations/list-place-events.ts';
import { listPlaceRatings } from './operations/list-place-ratings.ts';
import { listPlaceSuggestions } from './operations/list-place-suggestions.ts';
import { ratePlace } from './operations/rate-place.ts';
import { replyToRating } from './operations/reply-to-rating.ts';
import { reportCondition } from './operations/report-condition.ts';
import { reportPlace } from './operations/report-place.ts';
import { setPlaceStanding } from './operations/set-place-standing.ts';
import { suggestCities } from './operations/suggest-cities.ts';
import { suggestPlaceEdit } from './operations/suggest-place-edit.ts';
import { placePermissions } from './permissions.ts';
import { createPlaceEvents } from './place-events.ts';
import { createPlaceStore } from './store.ts';
import { createUpkeepStore } from './upkeep-store.ts';

const store = createPlaceStore(table());
const upkeep = createUpkeepStore(table());
const read = createPlaceCardReader(table());
const events = createPlaceEvents(table());
const cities = createCities(new GeoPlacesClient());

/** A list of one operation, the same for everybody. */
const cursorsOf = (list: string, input: Readonly<Record<string, unknown>>) => cursorsFor('public', { list, ...input });

export const handler = serve(
  places,
  {
    suggestCities: (input) => suggestCities(input, cities),
    findPlaces: (input) => findPlaces(input, read, cursorsOf('findPlaces', input)),
    addPlace: (input, caller) => addPlace(input, caller, { store, upkeep, read, cities }),
    getPublicPlace: (input, caller) => getPublicPlace(input, caller, store, upkeep),
    getPlace: (input, caller) => getPlace(input, caller, store, upkeep),
    listMyPlaces: (input, caller) => listMyPlaces(input, caller, store),
    changePlace: (input, caller) => changePlace(input, caller, store, cities),
    deletePlace: (input, caller) => deletePlace(input, caller, { store, events }),
    setPlaceStanding: (input, caller) => setPlaceStanding(input, caller, store),
    suggestPlaceEdit: (input, caller) => suggestPlaceEdit(input, caller, store, upkeep, cities),
    listPlaceSuggestions: (input) => listPlaceSuggestions(input, upkeep),
    decidePlaceSuggestion: (input, caller) => decidePlaceSuggestion(input, caller, store, upkeep),
    confirmPlace: (input, caller) => confirmPlace(input, caller, store, upkeep),
    reportPlace: (input, caller) => reportPlace(input, caller, store, upkeep),
    reportCondition: (input, caller) => reportCondition(input, caller, store, upkeep),
    ratePlace: (input, caller) => ratePlace(input, caller, store, upkeep),
    listPlaceRatings: (input) => listPlaceRatings(input, store, upkeep, cursorsOf('listPlaceRatings', input)),
    replyToRating: (input, caller) => replyToRating(input, caller, upkeep),
    listPlaceEvents: (input, { now }) =>
      listPlaceEvents(input, store, events, cursorsOf('listPlaceEvents', input), now),
  },
  { place: placePermissions(store) },
);
