import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { UserId } from '#shared/ids.ts';

/** A player asks another to connect. */
export const connectionAsked = defineMessage('people.connectionAsked', z.object({ userId: UserId, otherId: UserId }));
/** `userId` accepted what `otherId` asked. */
export const connectionAccepted = defineMessage(
  'people.connectionAccepted',
  z.object({ userId: UserId, otherId: UserId }),
);
