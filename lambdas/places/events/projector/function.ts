import { listingChanged } from '#shared/events/messages.ts';
import { placeMerged } from '#shared/places/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Keeps which public events happen at which place. */
export const placeEventsKeeperFunction: FunctionSpec = {
  name: 'places-events-keeper',
  entry: 'lambdas/places/events-keeper/handler.ts',
  listensTo: [listingChanged, placeMerged],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
