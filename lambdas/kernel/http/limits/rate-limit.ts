import { Service } from 'electrodb';
import { Problem } from '#shared/contract/errors.ts';
import type { CallLimit } from '#shared/contract/operation.ts';
import { commit } from '../../data/commit.ts';
import { wasMade } from '../../data/conditions.ts';
import { createRetry, type Retry } from '../../data/retry.ts';
import type { Table } from '../../data/table.ts';
import { rateLimitEntity } from './rate-limit.entity.ts';

const windowSeconds = { minute: 60, hour: 3600, day: 86_400 } as const;

/** What is counted in one window, and up to which number. */
export interface Count {
  readonly who: string;
  readonly operation: string;
  readonly limit: CallLimit;
}

/** Counts calls per person and operation in fixed windows; the count is a condition, so instances cannot add up past it. */
export function createRateLimit(table: Table, retry: Retry = createRetry()) {
  const limits = rateLimitEntity(table);
  const { transaction } = new Service({ limits });
  return {
    /** @param times what one call stands for, all of it or nothing */
    async count(who: string, operation: string, limit: CallLimit, now: Date, times = 1): Promise<void> {
      const { window, expires, endsInSeconds } = windowOf(limit, now);
      const counted = limits
        .update({ who, operation, window })
        .data((row, { add, set }) => {
          add(row.calls, times);
          set(row.expires, expires);
        })
        .where((row, { lt, notExists }) => `${notExists(row.calls)} OR ${lt(row.calls, limit.calls - times + 1)}`);
      if (!(await wasMade(counted.go()))) throw new Problem('request.tooMany', { retryAfterSeconds: endsInSeconds });
    },
    /** Counts all of them or, where one is used up, none. */
    async countTogether(counts: readonly Count[], now: Date): Promise<boolean> {
      const refused = await retry(() =>
        commit(
          transaction.write((rows) =>
            counts.map(({ who, operation, limit }) => {
              const { window, expires } = windowOf(limit, now);
              return rows.limits
                .update({ who, operation, window })
                .data((row, { add, set }) => {
                  add(row.calls, 1);
                  set(row.expires, expires);
                })
                .where((row, { lt, notExists }) => `${notExists(row.calls)} OR ${lt(row.calls, limit.calls)}`)
                .commit();
            }),
          ),
        ),
      );
      return refused.length === 0;
    },
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

function windowOf({ per }: CallLimit, now: Date) {
  const length = windowSeconds[per];
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    window: String(Math.floor(seconds / length)),
    expires: seconds + 2 * length,
    endsInSeconds: length - (seconds % length),
  };
}
