import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { connectCities } from '#lambdas/kernel/geo/connect-cities.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createPlaceReader } from '#lambdas/places/ports/places.ts';
import { createSharingTeams } from '#lambdas/teams/ports/sharing-teams.ts';
import { createTeamHosts } from '#lambdas/teams/ports/team-standings.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { events } from '#shared/events/contract.ts';
import { createRatingReader } from './attendance/ratings/reader.ts';
import { changeEvent } from './details/operations/change-event.ts';
import { getEvent } from './details/operations/get-event.ts';
import { getPublicEvent } from './details/operations/get-public-event.ts';
import { scheduleEvent } from './details/operations/schedule-event.ts';
import { eventPermissions } from './details/permissions.ts';
import { createEventStore } from './details/store.ts';
import { openToTeams } from './details/team-standing.ts';
import { createFavouriteReader } from './favourites/reader.ts';
import { createChangeStore } from './lifecycle/changes/change-store.ts';
import { cancelEvent } from './lifecycle/operations/cancel-event.ts';
import { postponeEvent } from './lifecycle/operations/postpone-event.ts';
import { publishEvent } from './lifecycle/operations/publish-event.ts';
import { createPeopleReader } from './ports/guests/people.ts';
import { createAnswerStore } from './rsvp/answers.ts';
import { createSeatStore } from './rsvp/line/seats.ts';
import { acceptOffer } from './rsvp/operations/accept-offer.ts';
import { changeGuests } from './rsvp/operations/change-guests.ts';
import { declineOffer } from './rsvp/operations/decline-offer.ts';
import { joinEvent } from './rsvp/operations/join-event.ts';
import { leaveEvent } from './rsvp/operations/leave-event.ts';
import { listJoiners } from './rsvp/operations/list-joiners.ts';
import { replyToEvent } from './rsvp/operations/reply-to-event.ts';
import { createSeriesStore } from './series/store.ts';
import { createSlotStore } from './slots/store.ts';

const store = openToTeams(createEventStore(table()), table());
const seats = createSeatStore(table());
const answers = createAnswerStore(table());
const favourites = createFavouriteReader(table());
const ratings = createRatingReader(table());
const blocks = createBlockReader(table());
const accounts = withDependants(createPeopleReader(table()), table());
const naming = createNaming(table(), accounts, createSharingTeams(table()));
const kept = { answers, favourites, ratings, naming, changes: createChangeStore(table()) };
const series = { series: createSeriesStore(table()), events: store };
const finders = {
  cities: connectCities(),
  places: createPlaceReader(table()),
  uploads: createUploadReader(table()),
  payouts: createPayoutAccounts(table()),
  discounts: createDiscounts(table()),
  slots: createSlotStore(table()),
  teams: { find: createTeamReader(table()).find, mayHost: createTeamHosts(table()) },
};

export const handler = serve(
  events,
  {
    scheduleEvent: (input, caller) => scheduleEvent(input, caller, store, finders, series),
    getPublicEvent: (input, caller) => getPublicEvent(input, caller, store, ratings, finders),
    getEvent: (input, caller) => getEvent(input, caller, store, kept),
    changeEvent: (input, caller) => changeEvent(input, caller, store, finders),
    publishEvent: (input, caller) => publishEvent(input, caller, store, finders),
    postponeEvent: (input, caller) => postponeEvent(input, caller, store),
    cancelEvent: (input, caller) => cancelEvent(input, caller, store),
    joinEvent: (input, caller) => joinEvent(input, caller, seats, store, answers, blocks),
    leaveEvent: (input, caller) => leaveEvent(input, caller, seats),
    listJoiners: (input, caller) => listJoiners(input, caller, store, answers, { accounts, naming }),
    changeGuests: (input, caller) => changeGuests(input, caller, seats, store, answers),
    replyToEvent: (input, caller) => replyToEvent(input, caller, seats, store, answers),
    acceptOffer: (input, caller) => acceptOffer(input, caller, seats, store),
    declineOffer: (input, caller) => declineOffer(input, caller, seats),
  },
  { event: eventPermissions(store) },
);
