import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { entryChanged } from '#shared/discovery/messages.ts';
import { listingChanged } from '#shared/events/messages.ts';

/** Keeps the words by which things are found, and forgets what people searched for when they leave. */
export const textKeeperFunction: FunctionSpec = {
  name: 'discovery-text-keeper',
  entry: 'lambdas/discovery/text/projector/handler.ts',
  listensTo: [listingChanged, entryChanged, accountDeleted, exportAsked],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
