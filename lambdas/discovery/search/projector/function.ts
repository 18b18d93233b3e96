import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { gameAdded } from '#shared/competitions/games/messages.ts';
import { listingChanged, seatsCounted } from '#shared/events/messages.ts';

/** Keeps the cards of the map as events and their lines change. */
export const indexKeeperFunction: FunctionSpec = {
  name: 'discovery-index-keeper',
  entry: 'lambdas/discovery/search/projector/handler.ts',
  listensTo: [listingChanged, seatsCounted, gameAdded],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
