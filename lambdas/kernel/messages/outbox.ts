import type * as z from 'zod';
import type { MessageType } from '#shared/contract/message.ts';
import { whoActs } from '../http/acting.ts';
import { traceFields } from '../observability/invocation.ts';

/** Facts are kept a week after they were published, for redriving. */
const keptSeconds = 7 * 24 * 60 * 60;

/** The outbox row of a fact. `messageId` names its cause, so that a repeated transaction records it once. */
export function factRow<Type extends MessageType>(
  type: Type,
  messageId: string,
  now: Date,
  data: z.input<Type['data']>,
  { quiet = false }: { quiet?: boolean } = {},
) {
  const byId = whoActs();
  return {
    messageId,
    type: type.name,
    occurredAt: now.toISOString(),
    ...(byId && { byId }),
    ...traceFields(),
    quiet,
    data: type.data.parse(data),
    expires: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
}
