import { listingChanged } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Notes how long drafts are kept. */
export const draftsKeeperFunction: FunctionSpec = {
  name: 'events-drafts-keeper',
  entry: 'lambdas/events/drafts/keeper/handler.ts',
  listensTo: [listingChanged],
  may: ['writeTable'],
};
