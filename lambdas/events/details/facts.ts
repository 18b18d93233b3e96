import type * as z from 'zod';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { MessageType } from '#shared/contract/message.ts';
import { joinerRemoved } from '#shared/events/messages.ts';
import type { StoredEvent } from './stored-event.ts';

/** The fact that made an event what it is in this version. */
export const factOf = <Type extends MessageType>(
  type: Type,
  { eventId, version, updatedAt }: StoredEvent,
  data: z.input<Type['data']>,
) => factRow(type, idFrom('message', type.name, eventId, String(version)), new Date(updatedAt), data);

/** The fact that a host took a player off the list; the number that they had there tells this stay from a later one. */
export const removalId = ({ eventId, userId }: { eventId: string; userId: string }, entry: number): string =>
  idFrom('message', joinerRemoved.name, eventId, userId, String(entry));
