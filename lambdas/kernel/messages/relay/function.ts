import type { FunctionSpec } from '../../function.ts';

/** The one way facts leave the table: new rows that are facts, in commit order per row, onto the bus (promise P36). */
export const relayFunction: FunctionSpec = {
  name: 'relay',
  entry: 'lambdas/kernel/messages/relay/handler.ts',
  follows: ['outbox', 'notification'],
  may: ['publishMessages'],
  timeoutSeconds: 30,
};
