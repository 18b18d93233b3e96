import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { Entry } from './entry.ts';

/**
 * What everybody may find of a thing by typing, as of a version of it. Whoever owns the thing records it with every
 * change; without `shown` it is not to be found. Events say the same with `events.listingChanged`.
 */
export const entryChanged = defineMessage(
  'discovery.entryChanged',
  z.object({
    kind: Entry.shape.kind,
    refId: Entry.shape.refId,
    version: z.int(),
    shown: Entry.omit({ kind: true, refId: true }).optional(),
  }),
);
