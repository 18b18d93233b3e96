import { entryChanged } from '#shared/discovery/messages.ts';
import { listingChanged } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Keeps the words by which things are found. */
export const textKeeperFunction: FunctionSpec = {
  name: 'discovery-text-keeper',
  entry: 'lambdas/discovery/text-keeper/handler.ts',
  listensTo: [listingChanged, entryChanged],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
