import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { commitmentKey, isCertain } from '#shared/events/conflicts/commitment.ts';
import { type CommitmentsReader, createCommitmentsReader } from '../../conflicts/commitments.ts';
import { type FixtureKey, fixtureKey } from '../fixtures/fixture-store.ts';

interface BusyTime extends FixtureKey {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Which of these people are in another match or event while a match is played; says nothing of what it is. May lag a moment. */
export type BusyReader = (match: BusyTime, userIds: readonly string[]) => Promise<ReadonlySet<string>>;

const atOnce = 10;

export function createBusyReader(table: Table, read: CommitmentsReader = createCommitmentsReader(table)): BusyReader {
  return async (match, userIds) => {
    const busy = new Set<string>();
    await inParallel([...userIds], atOnce, async (userId) => {
      const found = await read(userId, { from: match.startsAt, until: match.endsAt });
      if (found.some((one) => commitmentKey(one) !== fixtureKey(match) && isCertain(one))) busy.add(userId);
    });
    return busy;
  };
}
