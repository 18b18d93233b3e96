import type { EventBridgeEvent } from 'aws-lambda';
import type { Handler, Part } from './part.ts';

type BusEvent = EventBridgeEvent<string, unknown>;

/**
 * Hands a message to every module that listens to its type, one after another. One that fails keeps no other from
 * hearing of it; then the message comes again to all of them, which is safe as each bears repetition.
 */
export const dispatch =
  (parts: readonly Part<BusEvent, void>[]): Handler<BusEvent, void> =>
  async (event, context) => {
    const type = event['detail-type'];
    const listening = parts.filter(({ answers }) => answers.includes(type));
    if (listening.length === 0) throw new Error(`Nothing listens to ${type}`);
    const failures: unknown[] = [];
    for (const { load } of listening) {
      const { handler } = await load();
      await handler(event, context).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
