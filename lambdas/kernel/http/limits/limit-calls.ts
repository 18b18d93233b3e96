import { table } from '../../data/table.ts';
import { callOf, type Step, whoCalls } from '../call.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Counts calls of operations that have a limit. @throws {Problem} request.tooMany */
export function limitCalls(): Step {
  let limits: RateLimit | undefined;
  return {
    before: async ({ context }) => {
      const call = callOf(context);
      if (!call.operation.limit || call.replay) return;
      limits ??= createRateLimit(table());
      await limits.count(whoCalls(call), call.id, call.operation.limit, call.now);
    },
  };
}
