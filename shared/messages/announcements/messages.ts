import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { AnnouncementId } from '#shared/ids.ts';

/** A host sent an announcement; what it says is read when it is delivered. */
export const announcementSent = defineMessage(
  'messages.announcementSent',
  z.object({ announcementId: AnnouncementId }),
);
