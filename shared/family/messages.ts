import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { FamilyConnectionId, UserId } from '../ids.ts';

const connection = { connectionId: FamilyConnectionId, version: z.int(), requesterId: UserId, recipientId: UserId };

/** Somebody asked another person to be family. */
export const familyAsked = defineMessage('accounts.familyAsked', z.object(connection));
/** Whoever was asked said yes or no. */
export const familyAnswered = defineMessage(
  'accounts.familyAnswered',
  z.object({ ...connection, accepted: z.boolean() }),
);
