import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { commitmentKey, isCertain } from '#shared/events/conflicts/commitment.ts';
import { type CommitmentsReader, createCommitmentsReader } from '../../conflicts/commitments.ts';

interface BusyTime {
  readonly startsAt: string;
  readonly endsAt: string;
  /** What takes place then: the event, or `gameId/matchId`. */
  readonly key: string;
}

/** Which of these people are in another match or event at a time; says nothing of what it is. May lag a moment. */
export type BusyReader = (time: BusyTime, userIds: readonly string[]) => Promise<ReadonlySet<string>>;

const atOnce = 10;

export function createBusyReader(table: Table, read: CommitmentsReader = createCommitmentsReader(table)): BusyReader {
  return async ({ startsAt, endsAt, key }, userIds) => {
    const busy = new Set<string>();
    await inParallel([...userIds], atOnce, async (userId) => {
      const found = await read(userId, { from: startsAt, until: endsAt });
      if (found.some((one) => commitmentKey(one) !== key && isCertain(one))) busy.add(userId);
    });
    return busy;
  };
}
