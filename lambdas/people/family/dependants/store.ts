import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { mostMembers } from '#shared/people/family/connection.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { dependantEntity } from '../../ports/family/dependant.entity.ts';
import { createDependantReader, type DependantReader } from '../../ports/family/dependants.ts';
import { guardianshipEntity } from '../../ports/family/guardianship.entity.ts';
import { familyCountEntity } from '../family-count.entity.ts';
import type { CareChange } from './care-store.ts';
import { dependantAvailabilityEntity } from './dependant-availability.entity.ts';
import { dependantCareEntity } from './dependant-care.entity.ts';
import { factsOf } from './facts-of.ts';

export interface DependantStore extends DependantReader {
  /**
   * A dependant with the links and counts of their guardians and what became true, at once or not at all; without an
   * `after` they are forgotten, with all that is kept of them. What becomes of notes with the change is a part of it.
   * `stale` when they were changed since they were read.
   */
  write(
    before: Dependant | undefined,
    after: Dependant | undefined,
    now: Date,
    care?: CareChange,
  ): Promise<'written' | 'stale' | 'full'>;
}

export function createDependantStore(table: Table, retry: Retry = createRetry()): DependantStore {
  const { transaction } = new Service({
    dependant: dependantEntity(table),
    link: guardianshipEntity(table),
    count: familyCountEntity(table),
    care: dependantCareEntity(table),
    hours: dependantAvailabilityEntity(table),
    outbox: outboxEntity(table),
  });
  const writeOnce = (
    before: Dependant | undefined,
    after: Dependant | undefined,
    now: Date,
    changed: CareChange | undefined,
  ) => {
    const dependantId = (after ?? before)?.dependantId ?? '';
    const seen = before?.version;
    const { come, gone, counted } = changesOf(before, after);
    return transaction.write(({ dependant, link, count, care, hours, outbox }) => [
      after
        ? dependant
            .put({ ...after, consents: [...after.consents] })
            .where(({ version }, { eq, notExists }) => (seen === undefined ? notExists(version) : eq(version, seen)))
            .commit()
        : dependant
            .delete({ dependantId })
            .where(({ version }, { eq }) => eq(version, seen ?? 0))
            .commit(),
      ...(changed ? [changeOfCare(care, dependantId, changed, now)] : []),
      ...come.map((userId) => link.put({ userId, dependantId }).commit()),
      ...gone.map((userId) => link.delete({ userId, dependantId }).commit()),
      ...counted.map(({ userId, members }) =>
        count
          .update({ userId })
          .add({ members })
          .where((one, { lt, notExists }) =>
            members > 0 ? `${notExists(one.members)} OR ${lt(one.members, mostMembers)}` : '',
          )
          .commit(),
      ),
      ...(after ? [] : [hours.delete({ dependantId }).commit()]),
      ...factsOf(before, after, now).map((fact) => outbox.put(fact).commit()),
    ]);
  };
  return {
    ...createDependantReader(table),
    write: async (before, after, now, care) => {
      const changed = after ? care : 'forgotten';
      const refused = await retry(() => commit(writeOnce(before, after, now, changed)));
      if (refused.length === 0) return 'written';
      // The dependant is the first part, and notes that change with them the second.
      return refused.includes(0) || (changed && refused.includes(1)) ? 'stale' : 'full';
    },
  };
}

type CareRow = RowsOf<{ care: ReturnType<typeof dependantCareEntity> }>['care'];

/** Notes that go, that are not there, or that are others from now on: refused where they changed since they were seen. */
function changeOfCare(care: CareRow, dependantId: string, changed: CareChange, now: Date) {
  if (changed === 'forgotten') return care.delete({ dependantId }).commit();
  if (!('facts' in changed))
    return care
      .check({ dependantId })
      .where(({ version }, { notExists }) => notExists(version))
      .commit();
  const { seen, facts, updatedBy } = changed;
  return care
    .patch({ dependantId })
    .set({ facts, version: seen + 1, updatedBy, updatedAt: now.toISOString() })
    .where(({ version }, { eq }) => eq(version, seen))
    .commit();
}

/** Whose links come and go, and by what each confirmed guardian's family grows. */
function changesOf(before: Dependant | undefined, after: Dependant | undefined) {
  const [was, is] = [before?.guardians ?? {}, after?.guardians ?? {}];
  const all = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const counted = all.flatMap((userId) => {
    const members = Number(is[userId]?.status === 'confirmed') - Number(was[userId]?.status === 'confirmed');
    return members === 0 ? [] : [{ userId, members }];
  });
  return {
    come: all.filter((userId) => is[userId] && !was[userId]),
    gone: all.filter((userId) => was[userId] && !is[userId]),
    counted,
  };
}
