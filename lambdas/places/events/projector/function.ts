import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { placeMerged } from '#shared/places/messages.ts';

/** Keeps which public events happen at which place. */
export const placeEventsKeeperFunction: FunctionSpec = {
  name: 'places-events-keeper',
  entry: 'lambdas/places/events/projector/handler.ts',
  listensTo: [listingChanged, placeMerged],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
