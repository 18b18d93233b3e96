import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { events } from '#shared/events/contract.ts';
import { createBlockReader } from '../kernel/blocks.ts';
import { createCities } from '../kernel/place-suggestions.ts';
import { createPlaceReader } from '../kernel/places.ts';
import { serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { createTeamHosts } from '../kernel/team-standings.ts';
import { createTeamReader } from '../kernel/teams.ts';
import { createUploadReader } from '../kernel/uploads/uploads.ts';
import { withDependants } from '../kernel/with-dependants.ts';
import { createAnswerStore } from './answers.ts';
import { createRatingReader } from './attendance/ratings/reader.ts';
import { createFavouriteReader } from './favourites/reader.ts';
import { createPeopleReader } from './guests/people.ts';
import { acceptOffer } from './operations/accept-offer.ts';
import { cancelEvent } from './operations/cancel-event.ts';
import { changeEvent } from './operations/change-event.ts';
import { changeGuests } from './operations/change-guests.ts';
import { declineOffer } from './operations/decline-offer.ts';
import { getEvent } from './operations/get-event.ts';
import { getPublicEvent } from './operations/get-public-event.ts';
import { joinEvent } from './operations/join-event.ts';
import { leaveEvent } from './operations/leave-event.ts';
import { listJoiners } from './operations/list-joiners.ts';
import { postponeEvent } from './operations/postpone-event.ts';
import { publishEvent } from './operations/publish-event.ts';
import { replyToEvent } from './operations/reply-to-event.ts';
import { scheduleEvent } from './operations/schedule-event.ts';
import { eventPermissions } from './permissions.ts';
import { createSeatStore } from './seats.ts';
import { createSeriesStore } from './series/store.ts';
import { createEventStore } from './store.ts';
import { openToTeams } from './team-standing.ts';

const store = openToTeams(createEventStore(table()), table());
const seats = createSeatStore(table());
const answers = createAnswerStore(table());
const favourites = createFavouriteReader(table());
const ratings = createRatingReader(table());
const blocks = createBlockReader(table());
const accounts = withDependants(createPeopleReader(table()), table());
const series = { series: createSeriesStore(table()), events: store };
const finders = {
  cities: createCities(new GeoPlacesClient()),
  places: createPlaceReader(table()),
  uploads: createUploadReader(table()),
  teams: { find: createTeamReader(table()).find, mayHost: createTeamHosts(table()) },
};

export const handler = serve(
  events,
  {
    scheduleEvent: (input, caller) => scheduleEvent(input, caller, store, finders, series),
    getPublicEvent: (input, caller) => getPublicEvent(input, caller, store, ratings),
    getEvent: (input, caller) => getEvent(input, caller, store, { answers, favourites, ratings }),
    changeEvent: (input, caller) => changeEvent(input, caller, store, finders),
    publishEvent: (input, caller) => publishEvent(input, caller, store),
    postponeEvent: (input, caller) => postponeEvent(input, caller, store),
    cancelEvent: (input, caller) => cancelEvent(input, caller, store),
    joinEvent: (input, caller) => joinEvent(input, caller, seats, store, answers, blocks),
    leaveEvent: (input, caller) => leaveEvent(input, caller, seats),
    listJoiners: (input, caller) => listJoiners(input, caller, store, answers, accounts, blocks),
    changeGuests: (input, caller) => changeGuests(input, caller, seats, store, answers),
    replyToEvent: (input, caller) => replyToEvent(input, caller, seats, store, answers),
    acceptOffer: (input, caller) => acceptOffer(input, caller, seats, store),
    declineOffer: (input, caller) => declineOffer(input, caller, seats),
  },
  { event: eventPermissions(store) },
);
