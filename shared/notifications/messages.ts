import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';

/** Somebody was told something in the product. The row itself is the fact: whoever hears of it reads it as it is now. */
export const notificationTold = defineMessage(
  'notifications.told',
  z.object({ userId: z.string(), createdAt: z.iso.datetime(), notificationId: z.string() }),
);
