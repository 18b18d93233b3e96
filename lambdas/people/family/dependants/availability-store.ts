import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { refusedParts } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Availability, StoredAvailability } from '#shared/people/availability/schemas.ts';
import { type Answering, rightToAnswer } from '../../ports/family/right-to-answer.ts';
import { dependantAvailabilityEntity } from './dependant-availability.entity.ts';

export interface DependantAvailabilityStore {
  /** Strongly consistent. */
  find(dependantId: string): Promise<StoredAvailability | undefined>;
  /** Over the version that was seen, 0 where there was none, by who has the right to at that moment. */
  save(who: Answering, seen: number, facts: Availability, now: Date): Promise<'written' | 'stale' | 'noRight'>;
}

export function createDependantAvailabilityStore(
  table: Table,
  retry: Retry = createRetry(),
): DependantAvailabilityStore {
  const rows = dependantAvailabilityEntity(table);
  const right = rightToAnswer(table);
  return {
    find: async (dependantId) => {
      const { data } = await rows.get({ dependantId }).go({ consistent: true });
      return data ? { ...(data.facts as Availability), version: data.version } : undefined;
    },
    save: async (who, seen, facts, now) => {
      const { dependantId, guardianId: updatedBy } = who;
      const Put = rows
        .put({ dependantId, version: seen + 1, facts, updatedBy, updatedAt: now.toISOString() })
        .where(({ version }, { eq, notExists }) => (seen === 0 ? notExists(version) : eq(version, seen)))
        .params<{ TableName: string; Item: Record<string, unknown> }>();
      try {
        await retry(() => table.client.send(new TransactWriteCommand({ TransactItems: [{ Put }, right(who)] })));
        return 'written';
      } catch (error) {
        const [hours, guardian] = refusedParts(error);
        if (guardian) return 'noRight';
        if (hours) return 'stale';
        throw error;
      }
    },
  };
}
