import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { events } from '#shared/events/contract.ts';
import { createBlockReader } from '../kernel/blocks.ts';
import { createDueIndex } from '../kernel/due-index.ts';
import { createCities } from '../kernel/place-suggestions.ts';
import { createPlaceReader } from '../kernel/places.ts';
import { signingSecret } from '../kernel/secrets.ts';
import { serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { createUploadReader } from '../kernel/uploads/uploads.ts';
import { createAnswerStore } from './answers.ts';
import { createRatingStore } from './attendance/ratings/store.ts';
import { withDependants } from './dependants/people.ts';
import { createFavouriteStore } from './favourites/store.ts';
import { createPeopleReader } from './guests/people.ts';
import { createGuestStore } from './guests/store.ts';
import { hostedInPublic } from './hosted-in-public.ts';
import { createEventLists } from './lists.ts';
import { acceptOffer } from './operations/accept-offer.ts';
import { cancelEvent } from './operations/cancel-event.ts';
import { changeEvent } from './operations/change-event.ts';
import { changeGuests } from './operations/change-guests.ts';
import { decideRequests } from './operations/decide-requests.ts';
import { declineOffer } from './operations/decline-offer.ts';
import { extendMinimum } from './operations/extend-minimum.ts';
import { addFavourite, listFavourites, removeFavourite } from './operations/favourites.ts';
import { getEvent } from './operations/get-event.ts';
import { getPublicEvent } from './operations/get-public-event.ts';
import { claimGuest, createGuest, deleteGuest, getGuest } from './operations/guests.ts';
import { joinEvent } from './operations/join-event.ts';
import { keepEvent } from './operations/keep-event.ts';
import { leaveEvent } from './operations/leave-event.ts';
import { listJoiners } from './operations/list-joiners.ts';
import { listMyEvents } from './operations/list-my-events.ts';
import { listReplies } from './operations/list-replies.ts';
import { listRequests } from './operations/list-requests.ts';
import { pickJoiner } from './operations/pick-joiner.ts';
import { postponeEvent } from './operations/postpone-event.ts';
import { publishEvent } from './operations/publish-event.ts';
import { removeJoiner } from './operations/remove-joiner.ts';
import { replyToEvent } from './operations/reply-to-event.ts';
import { scheduleEvent } from './operations/schedule-event.ts';
import { voteOnRequest } from './operations/vote-on-request.ts';
import { eventPermissions } from './permissions.ts';
import { createSeatStore } from './seats.ts';
import { connectSeries } from './series/connect.ts';
import { listSlots, releaseSlot, takeSlot } from './slots/operations.ts';
import { createSlotStore } from './slots/store.ts';
import { createEventStore } from './store.ts';

const store = createEventStore(table());
const seats = createSeatStore(table());
const answers = createAnswerStore(table());
const lists = createEventLists(table());
const favourites = createFavouriteStore(table());
const ratings = createRatingStore(table());
const favouriteParts = { favourites, events: store, hostedInPublic: hostedInPublic(table()) };
const blocks = createBlockReader(table());
const accounts = withDependants(createPeopleReader(table()), table());
const guests = {
  events: store,
  seats,
  guests: createGuestStore(table()),
  due: createDueIndex(table()),
  secret: signingSecret,
};
const series = connectSeries(table());
const finders = {
  cities: createCities(new GeoPlacesClient()),
  places: createPlaceReader(table()),
  uploads: createUploadReader(table()),
};
const slotParts = { events: store, slots: createSlotStore(table()), accounts };

export const handler = serve(
  events,
  {
    scheduleEvent: (input, caller) => scheduleEvent(input, caller, store, finders, series),
    getPublicEvent: (input, caller) => getPublicEvent(input, caller, store, ratings),
    getEvent: (input, caller) => getEvent(input, caller, store, { answers, favourites, ratings }),
    listMyEvents: (input, caller) => listMyEvents(input, caller, lists),
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
    listRequests: (input, caller) => listRequests(input, caller, store, answers, accounts),
    voteOnRequest: (input, caller) => voteOnRequest(input, caller, seats, store),
    decideRequests: (input, caller) => decideRequests(input, caller, seats, store),
    pickJoiner: (input, caller) => pickJoiner(input, caller, seats),
    listReplies: (input) => listReplies(input, seats, answers, accounts),
    keepEvent: (input, caller) => keepEvent(input, caller, store),
    extendMinimum: (input, caller) => extendMinimum(input, caller, store),
    createGuest: (input, caller) => createGuest(input, caller, guests),
    getGuest: (input, caller) => getGuest(input, caller, guests),
    deleteGuest: (input, caller) => deleteGuest(input, caller, guests),
    claimGuest: (input, caller) => claimGuest(input, caller, guests),
    removeJoiner: (input, caller) => removeJoiner(input, caller, seats, store),
    addFavourite: (input, caller) => addFavourite(input, caller, favouriteParts),
    removeFavourite: (input, caller) => removeFavourite(input, caller, favouriteParts),
    listFavourites: (input, caller) => listFavourites(input, caller, favouriteParts),
    listSlots: (input, caller) => listSlots(input, caller, slotParts),
    takeSlot: (input, caller) => takeSlot(input, caller, slotParts),
    releaseSlot: (input, caller) => releaseSlot(input, caller, slotParts),
  },
  { event: eventPermissions(store) },
);
