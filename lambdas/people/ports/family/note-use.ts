import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { notesUseBefore } from '#shared/people/family/keeping.ts';
import { dependantEntity } from './dependant.entity.ts';

/** Notes that a guardian does something for a dependant, so that they are kept; true when there was something to note. */
export type NoteUse = (
  dependant: Pick<Dependant, 'dependantId' | 'usedAt' | 'askedToKeepAt' | 'askedToKeepCareAt'>,
  now: Date,
) => Promise<boolean>;

/**
 * At most once in thirty days, and once after guardians were asked. It is another version of the dependant: a run that
 * decides at this moment on a deletion decides again.
 */
export function createNoteUse(table: Table, retry: Retry = createRetry()): NoteUse {
  const rows = dependantEntity(table);
  return async (dependant, now) => {
    const { dependantId, usedAt: known = '' } = dependant;
    const before = notesUseBefore(dependant, now);
    if (known >= before) return false;
    return retry(() =>
      wasMade(
        rows
          .patch({ dependantId })
          .set({ usedAt: now.toISOString() })
          .add({ version: 1 })
          .where(({ usedAt }, { lt, notExists }) => `${notExists(usedAt)} OR ${lt(usedAt, before)}`)
          .go(),
      ),
    );
  };
}
