import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';

/** A user got a notification. The row itself is the fact: consumers read it as it is now. */
export const notificationTold = defineMessage(
  'notifications.told',
  z.object({ userId: z.string(), createdAt: z.iso.datetime(), notificationId: z.string() }),
);
