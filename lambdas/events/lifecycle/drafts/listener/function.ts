import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { listingChanged } from '#shared/events/messages.ts';

/** Notes how long drafts are kept. */
export const draftsKeeperFunction: FunctionSpec = {
  name: 'events-drafts-keeper',
  entry: 'lambdas/events/lifecycle/drafts/listener/handler.ts',
  listensTo: [listingChanged],
  may: ['writeTable'],
};
