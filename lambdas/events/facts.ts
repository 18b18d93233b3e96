import type * as z from 'zod';
import type { MessageType } from '#shared/contract/message.ts';
import { idFrom } from '../kernel/new-id.ts';
import { factRow } from '../kernel/outbox.ts';
import type { StoredEvent } from './stored-event.ts';

/** The fact that made an event what it is in this version. */
export const factOf = <Type extends MessageType>(
  type: Type,
  { eventId, version, updatedAt }: StoredEvent,
  data: z.input<Type['data']>,
) => factRow(type, idFrom('message', type.name, eventId, String(version)), new Date(updatedAt), data);
