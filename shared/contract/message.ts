import * as z from 'zod';
import { MessageId } from '../ids.ts';

/** One kind of fact that travels on the bus. The name is `<context>.<whatHappened>`. */
export interface MessageType<Data extends z.ZodObject = z.ZodObject> {
  readonly name: `${string}.${string}`;
  readonly data: Data;
}

/** Declares a message. Producers record it in the transaction that makes it true; consumers parse before they act. */
export const defineMessage = <const Data extends z.ZodObject>(
  name: MessageType['name'],
  data: Data,
): MessageType<Data> => ({ name, data });

/** What every message carries besides its data. `quiet` facts (imports, replays) send no notifications. */
export const Envelope = z.strictObject({
  messageId: MessageId,
  type: z.string(),
  occurredAt: z.iso.datetime(),
  /** Who did it, or did what it followed from; absent where the product did it by itself. */
  byId: z.string().optional(),
  /** The trace that it belongs to: from the request that it followed from to what follows from it. */
  traceId: z.string().optional(),
  quiet: z.boolean().default(false),
  data: z.record(z.string(), z.unknown()),
});

export interface Message<Type extends MessageType = MessageType> {
  readonly messageId: string;
  readonly type: string;
  readonly occurredAt: string;
  readonly byId?: string | undefined;
  readonly traceId?: string | undefined;
  readonly quiet: boolean;
  readonly data: z.output<Type['data']>;
}

/** The bus's `source` for everything we publish. */
export const messageSource = 'rovers';
