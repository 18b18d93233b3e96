import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { UserId } from '#shared/ids.ts';
import { EndorsedFor } from './skills.ts';

/** `authorId` endorsed something in `userId`. */
export const endorsed = defineMessage(
  'people.endorsed',
  z.object({ userId: UserId, authorId: UserId, endorsedFor: EndorsedFor }),
);
