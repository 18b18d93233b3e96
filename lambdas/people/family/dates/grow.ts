import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { Problem } from '#shared/contract/errors.ts';
import { grown, viewsUntilOf } from '#shared/people/family/coming-of-age.ts';
import { reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { type FamilyDate, familyDates } from '../family-dates.ts';

interface Parts {
  readonly dependants: DependantStore;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Does what an age brings, once; thirty days after growing up the dependant's record is deleted. Safe to repeat. */
export async function grow(
  { dependantId }: Extract<FamilyDate, { what: 'growing' }>,
  { dependants, due }: Parts,
  now: Date,
): Promise<void> {
  try {
    const after = await reviseDependant(
      dependantId,
      dependants,
      (before) => {
        const changes = grown(before, now);
        if (changes === 'over') return { forget: true };
        if (!changes) return { refused: 'dependant.notFound' };
        // Their consents end with growing up, and with these what was noted by them.
        return changes.consents ? { changes, care: 'forgotten' } : { changes };
      },
      now,
    );
    const until = viewsUntilOf(after);
    if (until) await due.schedule(familyDates.growing(dependantId, new Date(until)), now);
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'server.busy') throw error;
    // The run that noted the change before may have gone before noting its end.
    const found = await dependants.find(dependantId);
    const until = found && viewsUntilOf(found);
    if (until) await due.schedule(familyDates.growing(dependantId, new Date(until)), now);
  }
}
