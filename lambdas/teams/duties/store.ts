import type { EntityItem } from 'electrodb';
import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { teamDutyEntity } from './team-duty.entity.ts';

export type StoredDuty = Omit<EntityItem<ReturnType<typeof teamDutyEntity>>, 'expires'>;
type Key = Pick<StoredDuty, 'teamId' | 'dutyId'>;

type Fact = ReturnType<typeof factRow>;
interface Decided {
  readonly next: Omit<StoredDuty, 'version'>;
  /** Told with the write. */
  readonly fact?: Fact | undefined;
}

/** What teams have to do. Reads are strongly consistent. */
export interface DutyStore {
  list(teamId: string): Promise<readonly StoredDuty[]>;
  find(key: Key): Promise<StoredDuty | undefined>;
  /** A repeat changes nothing. */
  add(duty: StoredDuty): Promise<void>;
  /** One conditional write of what was decided about what is stored, again while another writer was faster. */
  change<Refusal extends object>(
    key: Key,
    decide: (duty: StoredDuty) => Decided | Refusal,
  ): Promise<StoredDuty | Refusal | undefined>;
  /** With what there is to tell of one that was there. */
  remove(key: Key, tell: (duty: StoredDuty) => Fact | undefined): Promise<boolean>;
}

/** So long after its day a duty is forgotten. */
const keptSeconds = 365 * 86_400;
const rowOf = (duty: StoredDuty) => ({
  ...duty,
  holders: [...duty.holders],
  expires: Math.floor(Date.parse(duty.startsAt) / 1000) + keptSeconds,
});

export function createDutyStore(table: Table, retry: Retry = createRetry({ tries: 12 })): DutyStore {
  const rows = teamDutyEntity(table);
  const write = createWriteOver({ duty: rows, outbox: outboxEntity(table) }, (work) => work());
  const find = async ({ teamId, dutyId }: Key) =>
    (await rows.get({ teamId, dutyId }).go({ consistent: true })).data ?? undefined;
  return {
    list: async (teamId) => (await rows.query.byTeam({ teamId }).go({ consistent: true, pages: 'all' })).data,
    find,
    add: (duty) =>
      retry(async () => {
        await rows
          .create(rowOf(duty))
          .go()
          .catch((error: unknown) => {
            if (!isConditionFailure(error)) throw error;
          });
      }),
    change: (key, decide) =>
      retry(async () => {
        const before = await find(key);
        const decided = before && decide(before);
        if (!decided || !('next' in decided)) return decided;
        const next = { ...decided.next, version: before.version + 1 };
        const { fact } = decided as Decided;
        const refused = await write((parts) => [
          parts.duty
            .put(rowOf(next))
            .where(({ version }, { eq }) => eq(version, before.version))
            .commit(),
          ...(fact ? [parts.outbox.put(fact).commit()] : []),
        ]);
        if (refused.length > 0) throw contention('Another writer was faster');
        return next;
      }),
    remove: (key, tell) => {
      let existed = false;
      return retry(async () => {
        const before = await find(key);
        // A try before this one may have removed it though its answer was lost.
        if (!before) return existed;
        existed = true;
        const fact = tell(before);
        const refused = await write((parts) => [
          parts.duty
            .delete({ teamId: key.teamId, dutyId: key.dutyId })
            .where(({ version }, { eq }) => eq(version, before.version))
            .commit(),
          ...(fact ? [parts.outbox.put(fact).commit()] : []),
        ]);
        if (refused.length > 0) throw contention('Another writer was faster');
        return true;
      });
    },
  };
}
