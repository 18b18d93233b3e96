import { following } from '#shared/events/following-contract.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { createNamedThings } from '../../kernel/named-things.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createStandingIn } from '../../kernel/team-standings.ts';
import { createTeamReader } from '../../kernel/teams.ts';
import { createFavouriteLists } from '../favourites/lists.ts';
import { namedPlaces } from '../favourites/named-places.ts';
import { createFavouriteReader } from '../favourites/reader.ts';
import { createFavouriteStore } from '../favourites/store.ts';
import { findThingIn } from '../favourites/things.ts';
import { hostedInPublic } from '../hosted-in-public.ts';
import { createEventLists } from '../lists.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
import { addFavourite, getFavourite, listFavourites, removeFavourite, saveFavouriteLists } from './favourites.ts';
import { listMyEvents } from './list-my-events.ts';
import { listCommunityEvents, listFollowedHosts, listHostEvents, listTeamEvents } from './lists.ts';
import { createPublicEvents } from './public-events.ts';

const events = openToTeams(createEventStore(table()), table());
const teams = createTeamReader(table());
const myLists = createEventLists(table());

const parts = {
  favourites: createFavouriteStore(table()),
  hostedInPublic: hostedInPublic(table()),
  teams,
  reader: createFavouriteReader(table()),
  lists: createFavouriteLists(table()),
  findThing: findThingIn({
    events,
    teams,
    hostedInPublic: hostedInPublic(table()),
    memberships: createMemberships(table()),
    namedPlace: namedPlaces(table()),
    things: createNamedThings(table()),
    blocks: createBlockReader(table()),
  }),
  standingIn: createStandingIn(table()),
  find: createPublicEvents(table()),
};

export const handler = serve(following, {
  addFavourite: (input, caller) => addFavourite(input, caller, parts),
  removeFavourite: (input, caller) => removeFavourite(input, caller, parts),
  listFavourites: (input, caller) => listFavourites(input, caller, parts),
  getFavourite: (input, caller) => getFavourite(input, caller, parts),
  saveFavouriteLists: (input, caller) => saveFavouriteLists(input, caller, parts),
  listMyEvents: (input, caller) => listMyEvents(input, caller, myLists),
  listTeamEvents: (input, caller) => listTeamEvents(input, caller, parts),
  listCommunityEvents: (input, caller) => listCommunityEvents(input, caller, parts),
  listHostEvents: (input, caller) => listHostEvents(input, caller, parts),
  listFollowedHosts: (input, caller) => listFollowedHosts(input, caller, parts),
});
