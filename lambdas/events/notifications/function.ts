import type { FunctionSpec } from '../../kernel/function.ts';
import { toldFacts } from './told-facts.ts';

/** Tells people by mail what happened to their events and their places in them. */
export const noticesFunction: FunctionSpec = {
  name: 'events-notices',
  entry: 'lambdas/events/notifications/handler.ts',
  listensTo: Object.values(toldFacts),
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
