import { following } from '#shared/events/following-contract.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createStandingIn } from '../../kernel/team-standings.ts';
import { createTeamReader } from '../../kernel/teams.ts';
import { createFavouriteStore } from '../favourites/store.ts';
import { hostedInPublic } from '../hosted-in-public.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts';
import { listCommunityEvents, listFollowedHosts, listHostEvents, listTeamEvents } from './lists.ts';
import { createPublicEvents } from './public-events.ts';

const parts = {
  favourites: createFavouriteStore(table()),
  events: openToTeams(createEventStore(table()), table()),
  hostedInPublic: hostedInPublic(table()),
  teams: createTeamReader(table()),
  standingIn: createStandingIn(table()),
  find: createPublicEvents(table()),
};

export const handler = serve(following, {
  addFavourite: (input, caller) => addFavourite(input, caller, parts),
  removeFavourite: (input, caller) => removeFavourite(input, caller, parts),
  listFavourites: (input, caller) => listFavourites(input, caller, parts),
  listTeamEvents: (input, caller) => listTeamEvents(input, caller, parts),
  listCommunityEvents: (input, caller) => listCommunityEvents(input, caller, parts),
  listHostEvents: (input, caller) => listHostEvents(input, caller, parts),
  listFollowedHosts: (input, caller) => listFollowedHosts(input, caller, parts),
});
