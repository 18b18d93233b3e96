import { drawsContract } from '#shared/events/draws/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Shows how seats are drawn. */
export const eventDrawsFunction: FunctionSpec = {
  name: 'event-draws',
  entry: 'lambdas/events/draws/handler.ts',
  serves: drawsContract,
  may: ['readTable'],
};
