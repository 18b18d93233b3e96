import { Problem } from '#shared/contract/errors.ts';
import type { CallLimit } from '#shared/contract/operation.ts';
import { isConditionFailure } from '../data/conditions.ts';
import type { Table } from '../data/table.ts';
import { rateLimitEntity } from './rate-limit.entity.ts';

const windowSeconds = { minute: 60, hour: 3600, day: 86_400 } as const;

/** Counts calls per person and operation in fixed windows; the count is a condition, so instances cannot add up past it. */
export function createRateLimit(table: Table) {
  const limits = rateLimitEntity(table);
  return {
    /** @param times what one call stands for, all of it or nothing */
    async count(who: string, operation: string, limit: CallLimit, now: Date, times = 1): Promise<void> {
      const length = windowSeconds[limit.per];
      const seconds = Math.floor(now.getTime() / 1000);
      const window = String(Math.floor(seconds / length));
      try {
        await limits
          .update({ who, operation, window })
          .data((row, { add, set }) => {
            add(row.calls, times);
            set(row.expires, seconds + 2 * length);
          })
          .where((row, { lt, notExists }) => `${notExists(row.calls)} OR ${lt(row.calls, limit.calls - times + 1)}`)
          .go();
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
        throw new Problem('request.tooMany', { retryAfterSeconds: length - (seconds % length) });
      }
    },
  };
}
