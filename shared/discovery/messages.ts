import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { TournamentId, UploadId } from '../ids.ts';
import { Entry } from './entry.ts';

/**
 * The public text of a thing, as of a version of it. Its context records it with every
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

/** What the preview of a link shows, said by a thing that no search by text finds: a tournament. `shown` as above. */
export const linkChanged = defineMessage(
  'discovery.linkChanged',
  z.object({
    refId: TournamentId,
    version: z.int(),
    shown: z
      .object({ title: z.string(), lines: z.array(z.string()), gameTypeId: z.string(), coverId: UploadId.optional() })
      .optional(),
  }),
);
