import { Problem } from '#shared/contract/errors.ts';
import { keepingCare } from '#shared/family/keeping.ts';
import type { DueIndex } from '../../../kernel/due-index.ts';
import type { LastSeason } from '../../../kernel/last-season.ts';
import { type Revision, reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { type FamilyDate, familyDates } from '../family-dates.ts';

interface Parts {
  readonly dependants: Pick<DependantStore, 'find' | 'write'>;
  /** Whether anything is noted of somebody. */
  readonly isCareNoted: (dependantId: string) => Promise<boolean>;
  readonly lastSeason: LastSeason;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/**
 * Asks the guardians of somebody whose season is over, or whom nobody has answered for in half a year, whether medical
 * notes and emergency contacts are still needed, and forgets those after another month in which nobody answered. Where
 * nothing is noted, nothing is looked at again before something is. Safe to repeat.
 */
export async function keepOrForgetCare(
  { dependantId }: Extract<FamilyDate, { what: 'keepingCare' }>,
  { dependants, isCareNoted, lastSeason, due }: Parts,
  now: Date,
): Promise<void> {
  const found = await dependants.find(dependantId);
  if (!found || !(await isCareNoted(dependantId))) return;
  const ends = await lastSeason(dependantId);
  if (typeof keepingCare(found, ends, now) === 'string') await decide(dependantId, ends, dependants, now);
  const after = await dependants.find(dependantId);
  const next = after && keepingCare(after, ends, now);
  if (typeof next === 'object') await due.schedule(familyDates.keepingCare(dependantId, next.lookAgainOn), now);
}

async function decide(
  dependantId: string,
  ends: Date | undefined,
  dependants: Parts['dependants'],
  now: Date,
): Promise<void> {
  try {
    await reviseDependant(
      dependantId,
      dependants,
      (before): Revision => {
        const todo = keepingCare(before, ends, now);
        if (todo === 'forget') return { changes: {}, forgetsCare: true };
        return todo === 'ask'
          ? { changes: { askedToKeepCareAt: now.toISOString() } }
          : { refused: 'dependant.notFound' };
      },
      now,
    );
  } catch (error) {
    // Somebody was faster: what they did is looked at next.
    if (!(error instanceof Problem) || error.code === 'server.busy') throw error;
  }
}
