import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { keepingCare } from '#shared/people/family/keeping.ts';
import type { LastSeason } from '../../ports/family/last-season.ts';
import { settle } from '../dates/settle.ts';
import type { Revision } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { type KeepingDate, keepingDates } from '../family-dates.ts';

interface Parts {
  readonly dependants: Pick<DependantStore, 'find' | 'write'>;
  /** Whether a person has care notes. */
  readonly isCareNoted: (dependantId: string) => Promise<boolean>;
  readonly lastSeason: LastSeason;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/**
 * Asks the guardians of a dependant whose season is over, or who had no answer for half a year, whether medical
 * notes and emergency contacts are still needed, and forgets those after another month without an answer. Where
 * nothing is noted, nothing is looked at again before something is. Safe to repeat.
 */
export async function keepOrForgetCare(
  { dependantId }: Pick<KeepingDate, 'dependantId'>,
  { dependants, isCareNoted, lastSeason, due }: Parts,
  now: Date,
): Promise<void> {
  const found = await dependants.find(dependantId);
  if (!found || !(await isCareNoted(dependantId))) return;
  const ends = await lastSeason(dependantId);
  if (typeof keepingCare(found, ends, now) === 'string')
    await settle(dependantId, dependants, (before) => careDecided(keepingCare(before, ends, now), now), now);
  const after = await dependants.find(dependantId);
  const next = after && keepingCare(after, ends, now);
  if (typeof next === 'object') await due.schedule(keepingDates.keepingCare(dependantId, next.lookAgainOn), now);
}

function careDecided(todo: ReturnType<typeof keepingCare>, now: Date): Revision | undefined {
  if (todo === 'forget') return { changes: {}, care: 'forgotten' };
  return todo === 'ask' ? { changes: { askedToKeepCareAt: now.toISOString() } } : undefined;
}
