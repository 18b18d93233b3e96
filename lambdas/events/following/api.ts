import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createNamedThings } from '#lambdas/teams/ports/named-things.ts';
import { createOrganizationNames } from '#lambdas/teams/ports/organization-name.ts';
import { createStandingIn } from '#lambdas/teams/ports/team-standings.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { following } from '#shared/events/following/contract.ts';
import { hostedInPublic } from '../details/hosted-in-public.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { createFavouriteLists } from '../favourites/lists.ts';
import { namedPlaces } from '../favourites/named-places.ts';
import { createFavouriteReader } from '../favourites/reader.ts';
import { createFavouriteStore } from '../favourites/store.ts';
import { findThingIn } from '../favourites/things.ts';
import { createFixtureReader } from '../fixtures/fixture-reader.ts';
import { createChangeStore } from '../lifecycle/changes/change-store.ts';
import { createEventLists } from '../rsvp/lists.ts';
import { addFavourite, getFavourite, listFavourites, removeFavourite, saveFavouriteLists } from './favourites.ts';
import { listMyEvents } from './list-my-events.ts';
import { listCommunityEvents, listFollowedHosts, listHostEvents, listTeamEvents } from './lists.ts';
import { createPublicEvents } from './public-events.ts';

const events = openToTeams(createEventStore(table()), table());
const teams = createTeamReader(table());
const myLists = createEventLists(table());
const family = { dependants: createDependantReader(table()), fixtures: createFixtureReader(table()) };
const changing = { changes: createChangeStore(table()), events };

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
    organizationName: createOrganizationNames(table()),
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
  listMyEvents: (input, caller) => listMyEvents(input, caller, myLists, changing, family),
  listTeamEvents: (input, caller) => listTeamEvents(input, caller, parts),
  listCommunityEvents: (input, caller) => listCommunityEvents(input, caller, parts),
  listHostEvents: (input, caller) => listHostEvents(input, caller, parts),
  listFollowedHosts: (input, caller) => listFollowedHosts(input, caller, parts),
});
