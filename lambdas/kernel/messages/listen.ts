import middy from '@middy/core';
import type { Context, EventBridgeEvent } from 'aws-lambda';
import { Envelope, type Message, type MessageType } from '#shared/contract/message.ts';
import { clock } from '../clock.ts';
import { actingAs } from '../http/acting.ts';
import { asInvocation } from '../observability/invocation.ts';
import { measure } from '../observability/measure.ts';
import { trace } from '../observability/trace.ts';

type Reactions = readonly {
  readonly type: MessageType;
  readonly react: (message: Message, now: Date) => Promise<void>;
}[];

/** Binds a message type to what is done about it. */
export const on = <Type extends MessageType>(
  type: Type,
  react: (message: Message<Type>, now: Date) => Promise<void>,
): Reactions[number] => ({ type, react: react as Reactions[number]['react'] });

type BusEvent = EventBridgeEvent<string, unknown>;

/**
 * Builds the Lambda handler of a consumer. Messages arrive at least once and in any order, so every reaction must be
 * safe to repeat. A message that does not parse is an error: it ends among the dead letters, where it can be seen.
 */
export const listen = (...reactions: Reactions): ((event: BusEvent, context: Context) => Promise<void>) =>
  asInvocation(
    middy<BusEvent, void>({ timeoutEarlyInMillis: 0 })
      .use(trace(({ detail }: BusEvent) => envelopeOf(detail)?.traceId))
      .use(
        measure('message', ({ event, context }: middy.Request<BusEvent>) => {
          const { messageId, type } = envelopeOf(event.detail) ?? {};
          return { name: context.functionName, ...(messageId && { messageId }), ...(type && { messageType: type }) };
        }),
      )
      .handler(async ({ detail }) => {
        const envelope = Envelope.parse(detail);
        const reaction = reactions.find(({ type }) => type.name === envelope.type);
        if (!reaction) throw new Error(`Nothing is done about ${envelope.type}`);
        const data = reaction.type.data.parse(envelope.data);
        await actingAs(envelope.byId, () => reaction.react({ ...envelope, data }, clock.now()));
      }),
  );

/** What can be said of a message before it is known to be one. */
const envelopeOf = (detail: unknown) => Envelope.safeParse(detail).data;
