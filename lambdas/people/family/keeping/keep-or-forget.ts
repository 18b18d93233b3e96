import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { keeping } from '#shared/people/family/keeping.ts';
import type { LastSeason } from '../../ports/family/last-season.ts';
import { settle } from '../dates/settle.ts';
import type { Revision } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { type KeepingDate, keepingDates } from '../family-dates.ts';

interface Parts {
  readonly dependants: Pick<DependantStore, 'find' | 'write'>;
  readonly lastSeason: LastSeason;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/**
 * Asks the guardians of a minor without an answer for eleven months, seasons counting, and deletes the minor
 * after another month without one. What is decided is a condition of the write. Safe to repeat.
 */
export async function keepOrForget(
  { dependantId }: Pick<KeepingDate, 'dependantId'>,
  { dependants, lastSeason, due }: Parts,
  now: Date,
): Promise<void> {
  const found = await dependants.find(dependantId);
  const ends = await lastSeason(dependantId);
  const todo = found && keeping(found, ends, now);
  if (todo === 'ask' || todo === 'forget')
    await settle(dependantId, dependants, (before) => decided(keeping(before, ends, now), now), now);
  const after = await dependants.find(dependantId);
  const next = after && keeping(after, ends, now);
  if (typeof next === 'object') await due.schedule(keepingDates.keeping(dependantId, next.lookAgainOn), now);
}

function decided(todo: ReturnType<typeof keeping>, now: Date): Revision | undefined {
  if (todo === 'forget') return { forget: true };
  return todo === 'ask' ? { changes: { askedToKeepAt: now.toISOString() } } : undefined;
}
