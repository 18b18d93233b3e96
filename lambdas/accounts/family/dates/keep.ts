import { Problem } from '#shared/contract/errors.ts';
import { keeping } from '#shared/family/keeping.ts';
import type { DueIndex } from '../../../kernel/due-index.ts';
import type { LastSeason } from '../../../kernel/last-season.ts';
import { reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { type FamilyDate, familyDates } from '../family-dates.ts';

interface Parts {
  readonly dependants: Pick<DependantStore, 'find' | 'write'>;
  readonly lastSeason: LastSeason;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/**
 * Asks the guardians of a minor whom nobody has answered for in eleven months, seasons counting, and forgets the minor
 * after another month in which nobody did. What is decided is a condition of the write. Safe to repeat.
 */
export async function keepOrForget(
  { dependantId }: Extract<FamilyDate, { what: 'keeping' }>,
  { dependants, lastSeason, due }: Parts,
  now: Date,
): Promise<void> {
  const found = await dependants.find(dependantId);
  const ends = await lastSeason(dependantId);
  const todo = found && keeping(found, ends, now);
  if (todo === 'ask' || todo === 'forget') await decide(dependantId, ends, dependants, now);
  const after = await dependants.find(dependantId);
  const next = after && keeping(after, ends, now);
  if (typeof next === 'object') await due.schedule(familyDates.keeping(dependantId, next.lookAgainOn), now);
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
      (before) => {
        const todo = keeping(before, ends, now);
        if (todo === 'forget') return { forget: true };
        return todo === 'ask' ? { changes: { askedToKeepAt: now.toISOString() } } : { refused: 'dependant.notFound' };
      },
      now,
    );
  } catch (error) {
    // Somebody was faster: what they did is looked at next.
    if (!(error instanceof Problem) || error.code === 'server.busy') throw error;
  }
}
