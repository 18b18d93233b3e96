import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { UploadId } from '../ids.ts';

/** Which files a thing shows as of a version of it, and which it showed before. What nothing shows is removed after a day. */
export const uploadsHeld = defineMessage(
  'uploads.held',
  z.object({ holder: z.string(), version: z.int(), uploadIds: z.array(UploadId), wereHeld: z.array(UploadId) }),
);
